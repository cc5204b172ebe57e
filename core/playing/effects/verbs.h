#pragma once

#include "core/playing/effects/steps.h"

namespace sleight {

using StepFunction = void (*)(StepRun&, const Step&);

/// What does a verb. Every verb has a function.
StepFunction function_of(Verb verb);

}  // namespace sleight
