#pragma once

#include "core/playing/effects/steps.h"

/// What verbs do: damage, life, prevention, mana. One function a verb.
namespace sleight::steps {

void deal(StepRun&, const Step&);
void gain_life(StepRun&, const Step&);
void lose_life(StepRun&, const Step&);
void set_life(StepRun&, const Step&);
void lose_duel(StepRun&, const Step&);
void exchange_life(StepRun&, const Step&);
void prevent(StepRun&, const Step&);
void redirect(StepRun&, const Step&);
void add_mana(StepRun&, const Step&);
void add_mana_any(StepRun&, const Step&);
void note_mana(StepRun&, const Step&);
void add_mana_noted(StepRun&, const Step&);
void empty_pool(StepRun&, const Step&);
void give_pool(StepRun&, const Step&);
void draw_all_mana(StepRun&, const Step&);
void add_mana_type(StepRun&, const Step&);

}  // namespace sleight::steps
