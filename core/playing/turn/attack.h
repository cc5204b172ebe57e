#pragma once

#include "core/table/table.h"

namespace sleight {

/// Plays the stage of the attack that `Duel::turn.stage` names and sets the next (R-CBT-3).
void play_attack_stage(Table& table);

}  // namespace sleight
