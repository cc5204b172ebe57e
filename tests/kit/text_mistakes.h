#pragma once

#include <vector>

#include "tests/kit/mistake_kinds.h"

namespace sleight::kit {

/// Mistakes in the texts of cards.
std::vector<MistakeKind> mistakes_in_texts();

}  // namespace sleight::kit
