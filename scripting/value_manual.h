#pragma once

#include <vector>

#include "scripting/script_manual.h"

namespace sleight {

/// The closed lists of values that are written in quotes ("zones": "in play", "graveyard", ...), one word
/// each; the values are its fields.
std::vector<ManualWord> value_manual();

}  // namespace sleight
