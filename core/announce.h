#pragma once

#include "core/play_parts.h"
#include "core/table.h"

namespace sleight {

/// Asks which of these modes; -1 when the list is empty.
int ask_mode(Table& table, const Play& play, const std::vector<int>& modes);
/// Asks for the targets of one way to play it, and adds them to `play`. `cost` limits how many can be
/// afforded. False when there are not enough.
bool ask_targets(Table& table, Play& play, const std::vector<TargetSpec>& specs, bool enchanting,
                 Window window, Thing about, const Cost* cost);
/// The options of a decision among things.
std::vector<Option> options_for(const std::vector<Thing>& things);

}  // namespace sleight
