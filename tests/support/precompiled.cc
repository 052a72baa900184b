// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does nothing: CMake wants a source for the target whose precompiled headers the test programs use.
int main() {}
