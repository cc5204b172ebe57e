#pragma once

#include <vector>

#include "core/card/definition.h"

namespace sleight {

/// The creature types and land types that a card has or its abilities speak of, in any selector, change or
/// token of them; some of them more than once.
std::vector<Word> types_named_by(const Card& card);

}  // namespace sleight
