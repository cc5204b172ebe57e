#pragma once

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Finds what an ability calls by what was done to it (`sacrificed`, `found`, …) although nothing before it
/// does that: neither the cost nor a step. Each is a finding.
void check_results(const Reader& reader, const Card& card);

}  // namespace sleight
