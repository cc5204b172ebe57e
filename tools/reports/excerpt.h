#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/card/diagnostic.h"

namespace sleight {

/// A piece of a line of a script, as it is shown to a person.
struct Excerpt {
  std::string shown;
  std::string under;       ///< what stands before the caret in the line below
  std::size_t length = 1;  ///< of what is underlined, in columns
};

/// The piece around the place: a script may be a single endless line. Columns of a location count bytes, and
/// what is shown and underlined takes columns of a terminal. A piece is no wider than `width`, unless that is
/// 0: there it would go on in the next line, and the caret stand below nothing.
Excerpt excerpt_of(std::string_view line, const Location& location, std::size_t width);

}  // namespace sleight
