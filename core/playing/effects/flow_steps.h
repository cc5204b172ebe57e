#pragma once

#include "core/playing/effects/steps.h"

/// What verbs do: choices, conditions, repetition, time. One function a verb.
namespace sleight::steps {

void choose(StepRun&, const Step&);
void retarget(StepRun&, const Step&);
void flip_coin(StepRun&, const Step&);
void look_at(StepRun&, const Step&);
void may(StepRun&, const Step&);
void when(StepRun&, const Step&);
void for_each(StepRun&, const Step&);
void repeat(StepRun&, const Step&);
void prerequisite(StepRun&, const Step&);
void aim(StepRun&, const Step&);
void at_time(StepRun&, const Step&);
void skip_phase(StepRun&, const Step&);
void skip_draw(StepRun&, const Step&);
void one_of(StepRun&, const Step&);
void way(StepRun&, const Step&);
void again(StepRun&, const Step&);
void take_turns(StepRun&, const Step&);
void skip_turns(StepRun&, const Step&);
void function(StepRun&, const Step&);

}  // namespace sleight::steps
