#pragma once

#include <vector>

#include "scripting/script_manual.h"

namespace sleight::scenario {

/// The verbs of scenarios, as the manual shows words.
std::vector<ManualWord> verbs_manual();

}  // namespace sleight::scenario
