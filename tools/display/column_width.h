#pragma once

#include <cstddef>
#include <string_view>

namespace sleight {

/// How many columns of a terminal a text takes: two for each wide letter, as those of Chinese, and none for
/// marks that are written over the letter before.
std::size_t column_count(std::string_view text);

/// How many columns the terminal behind a stream has, as COLUMNS says where it is set; 0 where the stream is
/// no terminal.
std::size_t terminal_width(int stream);

}  // namespace sleight
