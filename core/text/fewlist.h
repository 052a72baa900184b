// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace gatepost {

/// A list in one piece whose first `kFew` elements need no separate memory. Most sites have a group or two and ten rules. To ask
/// the system for each of their lists costs more than to read the file. As std::vector otherwise, except that moving a list moves
/// its elements while they are few: nothing may point to them across a move.
template <typename T, std::size_t kFew>
class FewList {
public:
    using value_type = T;
    using iterator = T *;
    using const_iterator = const T *;

    FewList() {} // NOLINT(modernize-use-equals-default): = default has m_few zeroed in many places
    FewList(std::initializer_list<T> elements) { append(elements.begin(), elements.end()); }
    FewList(const FewList &other) { append(other.begin(), other.end()); }
    FewList(FewList &&other) noexcept { take(other); }
    FewList &operator=(const FewList &other) {
        if (this != &other) {
            clear();
            append(other.begin(), other.end());
        }
        return *this;
    }
    FewList &operator=(FewList &&other) noexcept {
        if (this != &other) {
            release();
            take(other);
        }
        return *this;
    }
    ~FewList() { release(); }

    [[nodiscard]] T *data() { return m_data; }
    [[nodiscard]] const T *data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] T *begin() { return m_data; }
    [[nodiscard]] T *end() { return m_data + m_size; }
    [[nodiscard]] const T *begin() const { return m_data; }
    [[nodiscard]] const T *end() const { return m_data + m_size; }
    [[nodiscard]] auto rbegin() const { return std::reverse_iterator(end()); }
    [[nodiscard]] auto rend() const { return std::reverse_iterator(begin()); }
    [[nodiscard]] T &operator[](std::size_t at) {
        assert(at < m_size);
        return m_data[at];
    }
    [[nodiscard]] const T &operator[](std::size_t at) const {
        assert(at < m_size);
        return m_data[at];
    }
    [[nodiscard]] T &front() { return (*this)[0]; }
    [[nodiscard]] const T &front() const { return (*this)[0]; }
    [[nodiscard]] T &back() { return (*this)[m_size - 1]; }
    [[nodiscard]] const T &back() const { return (*this)[m_size - 1]; }

    /// Room for `count` elements in all.
    void reserve(std::size_t count) {
        if (count > m_room)
            grow(count);
    }
    void resize(std::size_t count) {
        if (count < m_size) {
            std::destroy(begin() + count, end());
        } else {
            reserve(count);
            std::uninitialized_value_construct(end(), begin() + count);
        }
        m_size = static_cast<std::uint32_t>(count);
    }
    void clear() {
        std::destroy(begin(), end());
        m_size = 0;
    }
    template <typename... Arguments>
    T &emplace_back(Arguments &&...arguments) {
        if (m_size == m_room) [[unlikely]] {
            T made{std::forward<Arguments>(arguments)...}; // its arguments may be elements
            grow(std::max<std::size_t>(std::size_t{m_room} * 2, 8));
            return *std::construct_at(m_data + m_size++, std::move(made));
        }
        // With braces: aggregates have no constructors.
        return *::new (static_cast<void *>(m_data + m_size++))
            T{std::forward<Arguments>(arguments)...};
    }
    void push_back(const T &element) { emplace_back(element); }
    void push_back(T &&element) { emplace_back(std::move(element)); }
    void append(const T *from, const T *to) {
        reserve(m_size + static_cast<std::size_t>(to - from));
        std::uninitialized_copy(from, to, end());
        m_size += static_cast<std::uint32_t>(to - from);
    }

    friend bool operator==(const FewList &a, const FewList &b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    friend auto operator<=>(const FewList &a, const FewList &b) {
        return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    [[nodiscard]] T *few() { return reinterpret_cast<T *>(m_few); }
    [[nodiscard]] bool isFew() const { return m_data == reinterpret_cast<const T *>(m_few); }

    void grow(std::size_t count) {
        T *const data = std::allocator<T>().allocate(count);
        std::uninitialized_move(begin(), end(), data);
        const std::uint32_t size = m_size;
        release();
        m_data = data;
        m_size = size;
        m_room = static_cast<std::uint32_t>(count);
    }
    void release() {
        std::destroy(begin(), end());
        if (!isFew())
            std::allocator<T>().deallocate(m_data, m_room);
        m_data = few();
        m_size = 0;
        m_room = kFew;
    }
    void take(FewList &other) noexcept {
        static_assert(std::is_nothrow_move_constructible_v<T>);
        if (other.isFew()) {
            std::uninitialized_move(other.begin(), other.end(), m_data);
            m_size = other.m_size;
            other.clear();
            return;
        }
        m_data = std::exchange(other.m_data, other.few());
        m_size = std::exchange(other.m_size, 0);
        m_room = std::exchange(other.m_room, static_cast<std::uint32_t>(kFew));
    }

    T *m_data = few();
    std::uint32_t m_size = 0;
    std::uint32_t m_room = kFew;
    alignas(T) std::byte m_few[kFew * sizeof(T)]; // NOLINT: made when they are put there
};

} // namespace gatepost
