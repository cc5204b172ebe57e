#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// What of a duel does not fit together, as far as it can be told without computing anything: lists, indices
/// and time stamps.
/// Loading looks at no more before it trusts a file.
std::vector<std::string> broken_structure(const Duel& duel);

}  // namespace sleight
