#pragma once

#include "scripting/words/member_codec.h"

namespace sleight {

SLEIGHT_CODEC(ManaCost, ManaCost)
SLEIGHT_CODEC(Cost, Cost)
/// Mana to add, which may be colourless: "{C}{C}".
struct AddedMana {};
SLEIGHT_CODEC(AddedMana, Step)

}  // namespace sleight
