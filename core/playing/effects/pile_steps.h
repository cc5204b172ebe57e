#pragma once

#include "core/playing/effects/steps.h"

/// What verbs do: things that one player separates into two piles, of which another may choose. One function
/// a verb.
namespace sleight::steps {

void separate(StepRun&, const Step&);
void choose_pile(StepRun&, const Step&);

}  // namespace sleight::steps
