#pragma once

#include <string>

#include "tests/mutants/breakages.h"
#include "tests/mutants/data.h"

namespace sleight::mutants {

/// docs/validation.md, of the figures in tests/data/mutants.json and of what is known to go unnoticed. Throws
/// std::runtime_error where the figures are no longer those of this tree: of another number of mutants, give
/// or take two in a hundred.
std::string validation_page(const Breakages& breakages, const Known& known);

}  // namespace sleight::mutants
