#pragma once

#include "core/playing/legality/targeting.h"
#include "core/table/table.h"

namespace sleight {

/// Asks which of these modes; -1 when the list is empty.
int ask_mode(Table& table, const BatchItem& play, const std::vector<Mode>& all,
             const std::vector<int>& modes);
/// Asks for the targets of one way to play it, and adds them to `play`. `cost` limits how many can be
/// afforded. False when there are not enough.
bool ask_targets(Table& table, BatchItem& play, const std::vector<TargetSpec>& specs, const Aim& aim,
                 const Cost* cost);
/// What was chosen as a target of what was announced hears of it: each once, however often it was chosen.
void tell_of_targets(Table& table, const BatchItem& play);
/// Lets the player make the choices that a card asks for as it is played; they are remembered with `play`.
void ask_when_played(Table& table, BatchItem& play, const Card& card);

}  // namespace sleight
