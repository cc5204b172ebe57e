#pragma once

#include <string>
#include <vector>

#include "tests/mutants/data.h"
#include "tests/mutants/outcomes.h"

namespace sleight::mutants {

/// What a run found wrong, and what could be better and is no fault.
struct Findings {
  std::vector<std::string> faults, hints;
};

/// What is demanded of each of `chosen` by what is known of it, and of the lists themselves.
Findings findings_of(const Breakages& breakages, const std::vector<const Broken*>& chosen,
                     const std::vector<Outcome>& outcomes, const Choice& choice, const Known& known);

/// What became of them, counted.
Counts counts_of(const std::vector<const Broken*>& chosen, const std::vector<Outcome>& outcomes,
                 const Known& known);

}  // namespace sleight::mutants
