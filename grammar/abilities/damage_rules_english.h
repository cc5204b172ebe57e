#pragma once

#include <vector>

#include "grammar/reading_context.h"

/// Sentences that make rules about damage, read.
namespace sleight {

/// "Damage dealt to ~ by creatures is reduced to 0", "damage dealt to you is dealt to ~ instead": the rules
/// that it says.
std::vector<Ability> read_reduction(ReadingContext& context, const Node& reduction);
/// "You may pay {1} any time you could cast an instant to prevent up to 1 damage to it".
Ability read_buying_off(ReadingContext& context, const Node& buying_off);
/// "Prevent all combat damage dealt by target creature this turn": it deals none.
Ability read_no_combat_damage(ReadingContext& context, const Node& no_combat_damage);

}  // namespace sleight
