#pragma once

#include <vector>

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Reads the targets and steps in the table at `index` into modes: one mode, or several from `choose_one`.
/// Checks that what they say of targets fits together.
void read_body(Reader& reader, int index, std::vector<Mode>& modes, bool stands_in_choice = false);

/// Reads the choice that stands in a body into its modes; a body holds one.
void take_choice(const Reader& reader, const Modes& choice, std::vector<Mode>& modes);

/// Checks that a step, which stands among steps and not in a cost, says nothing that only a cost can mean.
void check_step(const Reader& reader, const Step& step);

/// Checks that `mode` speaks of no target that is not chosen, and chooses none that it does not speak of. A
/// player who is its first target may be meant by what stands around it: whoever chooses among several modes.
void check_targets(const Reader& reader, const Mode& mode, bool stands_in_choice = false);

}  // namespace sleight
