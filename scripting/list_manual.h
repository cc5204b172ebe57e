#pragma once

#include <vector>

#include "core/card/library.h"
#include "scripting/script_manual.h"

namespace sleight {

/// The keywords and the kinds of counters of a library.
std::vector<ManualWord> library_manual(const Library& library);
/// The options of rule sets; the fields of each are its readings.
std::vector<ManualWord> options_manual();

}  // namespace sleight
