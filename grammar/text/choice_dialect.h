#pragma once

#include "grammar/text/text.h"

/// Choices that are said in one sentence, of which the house says each way by itself.
namespace sleight {

/// "Put a +1/+1 counter on target creature or that creature gains banding, first strike, or trample": each of
/// these is a way of its own.
void counter_or_ability(Text& line);
/// "Choose one or both": the one, the other, or both, one after the other; "choose two": any two of them.
void choose_several(Text& line);

}  // namespace sleight
