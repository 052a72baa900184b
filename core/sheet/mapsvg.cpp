// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/mapdrawing.h"

#include "core/text/markup.h"

#include <algorithm>
#include <array>
#include <format>

namespace gatepost::exact {

namespace {

std::string_view colorOf(Ink ink) {
    switch (ink) {
    case Ink::Text: return "#1f2023";
    case Ink::Dim: return "#5d6166";
    case Ink::Line: return "#d8dadd";
    case Ink::Accent: return "#2a6ebb";
    case Ink::Mark: return "#1f2023";
    case Ink::Empty: return "#f3f4f5";
    case Ink::Yes: return "#00704f";
    case Ink::No: return "#b14a00";
    case Ink::Later: return "#855700";
    case Ink::Ask: return "#0068a3";
    case Ink::Part: return "#56610f";
    case Ink::Unstated: return "#5d6166";
    case Ink::YesTint: return "#d3ebe2";
    case Ink::NoTint: return "#f4dccb";
    case Ink::LaterTint: return "#f5e6bd";
    case Ink::AskTint: return "#d1e4f3";
    case Ink::PartTint: return "#e6eac9";
    case Ink::UnstatedTint: return "#f0f1f2";
    case Ink::Hours: return "#85c2ab";
    case Ink::Hatch: return "#b4b7ba";
    }
    return "#000000";
}

std::string number(double value) {
    std::string text = std::format("{:.2f}", value);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

class SvgWriter {
public:
    void shapes(const std::vector<Shape> &shapes) {
        for (const Shape &shape : shapes)
            write(shape);
    }
    [[nodiscard]] std::string take() { return std::move(m_out); }

private:
    void put(const auto &...parts) { ((m_out += parts), ...); }

    void write(const Shape &shape) {
        const std::string_view color = colorOf(shape.ink);
        switch (shape.kind) {
        case Shape::Kind::Fill:
        case Shape::Kind::Frame:
            put("<rect x=\"", number(shape.x), "\" y=\"", number(shape.y), "\" width=\"",
                number(shape.width), "\" height=\"", number(shape.height));
            if (shape.kind == Shape::Kind::Fill)
                put("\" fill=\"", color, "\"/>\n");
            else
                put("\" fill=\"none\" stroke-width=\"1.5\" stroke=\"", color, "\"/>\n");
            return;
        case Shape::Kind::Line:
            line(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height, color);
            return;
        case Shape::Kind::Corner: {
            const double size = std::min(6.0, shape.height / 2);
            const bool near = shape.size < 0;
            const double x = near ? shape.x : shape.x + shape.width;
            put("<path d=\"M", number(near ? x + size : x - size), " ", number(shape.y), "L",
                number(x), " ", number(shape.y), "L", number(x), " ", number(shape.y + size),
                "Z\" fill=\"", color, "\"/>\n");
            return;
        }
        case Shape::Kind::Hatch: hatch(shape, color); return;
        case Shape::Kind::Text: text(shape, color); return;
        }
    }

    void line(double x1, double y1, double x2, double y2, std::string_view color) {
        put("<path d=\"M", number(x1), " ", number(y1), "L", number(x2), " ", number(y2),
            "\" stroke=\"", color, "\"/>\n");
    }

    /// Lines of 45°, cut at the box.
    void hatch(const Shape &shape, std::string_view color) {
        constexpr double kStep = 5;
        put("<path d=\"");
        for (double at = kStep; at < shape.width + shape.height; at += kStep) {
            const double x1 = std::min(at, shape.width);
            const double y1 = at - x1;
            const double y2 = std::min(at, shape.height);
            const double x2 = at - y2;
            put("M", number(shape.x + x1), " ", number(shape.y + y1), "L", number(shape.x + x2),
                " ", number(shape.y + y2));
        }
        put("\" stroke=\"", color, "\"/>\n");
    }

    void text(const Shape &shape, std::string_view color) {
        put("<text x=\"", number(shape.x), "\" y=\"", number(shape.y), "\" font-size=\"",
            number(shape.size), "\" fill=\"", color, "\"");
        if (shape.bold)
            put(" font-weight=\"bold\"");
        if (shape.anchor != Shape::Anchor::Start)
            put(" text-anchor=\"", shape.anchor == Shape::Anchor::End ? "end" : "middle", "\"");
        if (shape.angle != 0)
            put(" transform=\"rotate(", number(shape.angle), " ", number(shape.x), " ",
                number(shape.y), ")\"");
        put(">", escapeMarkup(shape.text), "</text>\n");
    }

    std::string m_out;
};

} // namespace

std::string toSvg(const MapDrawing &drawing, const std::string &title) {
    SvgWriter shapes;
    shapes.shapes(drawing.head);
    shapes.shapes(drawing.body);
    return std::format(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
               "viewBox=\"0 0 {0} {1}\" role=\"img\" "
               "font-family=\"'DejaVu Sans', 'Noto Sans', 'Segoe UI', Arial, sans-serif\">\n"
               "<title>{2}</title>\n<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
               number(drawing.width), number(drawing.height), escapeMarkup(title)) +
           shapes.take() + "</svg>\n";
}

std::string toHtml(const MapSheet &sheet, const MapDrawing &drawing, const DrawingStyle &style) {
    std::string out =
        std::format("<!DOCTYPE html>\n<html dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<title>{}</title>\n<style>\n"
                    "body {{ font-family: sans-serif; margin: 1.5em }}\n"
                    "svg {{ max-width: 100%; height: auto }}\n"
                    "table {{ border-collapse: collapse; margin-top: 2em }}\n"
                    "th, td {{ border: 1px solid #d8dadd; padding: .2em .5em; "
                    "text-align: start; vertical-align: top }}\n"
                    "</style>\n</head>\n<body>\n",
                    style.rightToLeft ? "rtl" : "ltr", escapeMarkup(style.title));
    out += toSvg(drawing, style.title);
    out += "<table>\n" + toHtmlRows(toTable(sheet, style.say));
    return out + "</table>\n</body>\n</html>\n";
}

} // namespace gatepost::exact
