#pragma once

#include <cstddef>
#include <string_view>

namespace sleight {

/// With how many blanks the line begins, in the layout of the house, on which a byte of a script stands: by
/// what is open there. A line that begins with what closes a part stands as the line that opens it.
std::size_t indentation_of_line(std::string_view text, std::size_t offset);

}  // namespace sleight
