#pragma once

#include <vector>

#include "tests/kit/mistake_kinds.h"

namespace sleight::kit {

/// Mistakes in what a card's script says, and in facts that card data have.
std::vector<MistakeKind> mistakes_in_scripts();

}  // namespace sleight::kit
