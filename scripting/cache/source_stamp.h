#pragma once

#include <string_view>

namespace sleight {

/// A hash of the sources that decide what a script gives, of which this program was built. What one build has
/// stored another reads only when it has the same.
std::string_view source_stamp();

}  // namespace sleight
