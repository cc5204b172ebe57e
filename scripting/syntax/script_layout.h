#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sleight {

/// A script in the layout of the house; none where Lua cannot read it. The ends of lines stay where the
/// author has them, and so do comments, texts between long brackets, and the blanks before a comment that
/// stands behind something, because they align columns. All else is one way only:
///
/// - two blanks for each level; what goes on from the line before it stands one level further in;
/// - one blank around `=` and operators, behind commas and inside braces; none inside parentheses;
/// - a comma behind the last item of a table whose brace stands on a line of its own, and none otherwise;
/// - double quotes, where the text holds none;
/// - at most one empty line, and none behind what opens or before what closes; one end of line at the end.
///
/// No token changes but by these commas and quotes. What is laid out already stays as it is.
std::optional<std::string> laid_out(std::string_view script);

}  // namespace sleight
