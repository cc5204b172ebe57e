#pragma once

#include "core/playing/effects/steps.h"

/// What verbs do: cards that move. One function a verb.
namespace sleight::steps {

void draw(StepRun&, const Step&);
void discard(StepRun&, const Step&);
void mill(StepRun&, const Step&);
void destroy(StepRun&, const Step&);
void bury(StepRun&, const Step&);
void sacrifice(StepRun&, const Step&);
void counter(StepRun&, const Step&);
void move(StepRun&, const Step&);
void move_to_play(StepRun&, const Step&);
void make_token(StepRun&, const Step&);
void shuffle(StepRun&, const Step&);
void ante(StepRun&, const Step&);
void change_owner(StepRun&, const Step&);
void exchange_owners(StepRun&, const Step&);
void search(StepRun&, const Step&);
void flip_card(StepRun&, const Step&);

}  // namespace sleight::steps
