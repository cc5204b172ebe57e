#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// `words` separated by commas.
std::string listed(const std::vector<std::string>& words);

}  // namespace sleight
