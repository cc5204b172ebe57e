#pragma once

#include "scripting/words/member_codec.h"

namespace sleight {

SLEIGHT_CODEC(ManaCost, ManaCost)
SLEIGHT_CODEC(Cost, Cost)
/// A key of the table of a cost: it says how the rest of it is paid.
struct CostKey {
  const char* name;
  const char* type;
  const char* doc;
  void (*read)(Reader&, int, Cost&);
};
const std::vector<CostKey>& cost_keys();
/// Mana to add, which may be colourless: "{C}{C}".
struct AddedMana {};
SLEIGHT_CODEC(AddedMana, Step)
/// One kind of mana: "{B}", or "{C}" for colourless mana.
struct KindOfMana {};
SLEIGHT_CODEC(KindOfMana, ManaKinds)

}  // namespace sleight
