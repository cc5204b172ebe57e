#pragma once

#include <string_view>

namespace sleight {

/// A hash of all sources of which this program was built: what level 6 finds of a card may change with any of
/// them.
std::string_view program_stamp();

}  // namespace sleight
