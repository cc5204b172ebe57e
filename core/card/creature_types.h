#pragma once

#include <string>
#include <string_view>

namespace sleight {

/// Adds 's, plurals and the like: the canonical, singular spelling of a creature type (R-CRE-8).
std::string singular_creature_type(std::string_view spelling);

}  // namespace sleight
