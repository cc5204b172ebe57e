#pragma once

#include <optional>

#include "core/derived/rules_in_force.h"

namespace sleight {

/// Whether a permanent has been its controller's since before the latest of their turns began (R-SICK-1).
bool had_since_turn_began(const Duel& duel, ObjectId id);
/// Whether a creature may not yet attack, or be tapped for an ability, where no rule of that kind spares it
/// (R-SICK-1); others are never sick (R-ART-3).
bool is_sick(const Duel& duel, ObjectId id, RuleKind spared_by = RuleKind::tapped_at_once);
/// Whether a permanent can be tapped at all: an enchantment never is (R-ENCH-4), but for one that is also of
/// another type, which counts fully as that (R-PERM-1).
bool can_be_tapped(const Duel& duel, ObjectId id);
/// Whether what is activated or triggered works while its card lies in that zone.
bool works_in(const Duel& duel, const HeldAbility& held, Zone zone);
/// Whether an activated ability of `holder` is a mana source: no interrupts, no responses (R-MANA-2,
/// R-MANA-9).
bool is_mana_source(const Duel& duel, ObjectId holder, const HeldAbility& held);
/// Whether a card is a mana source spell, where the rule set has them (R-MANA-11, D-26).
bool is_mana_source_spell(const Duel& duel, const Card& card);
/// Whether the activated effects of a permanent wait for its upkeep cost (R-UPKEEP-3, D-22).
bool is_locked(const Duel& duel, ObjectId holder);
/// The rule that forbids the use of activated abilities of a permanent, or only, where it says so, of those
/// it is tapped for; also of the mana of a land.
std::optional<RuleInForce> found_against_use(const Duel& duel, ObjectId holder, bool tapping);
/// The same. (Here, because it is asked of each source of mana, and mostly no card says such a thing.)
inline std::optional<RuleInForce> rule_against_use(const Duel& duel, ObjectId holder, bool tapping) {
  if (!rule_exists(duel, RuleKind::cannot_use)) return std::nullopt;
  return found_against_use(duel, holder, tapping);
}
/// A tapped artifact that is nothing else has its abilities off (R-ART-1, R-ART-2, D-17). `continuous_only`
/// asks for continuous abilities, which both rule sets switch off.
bool switched_off(const Duel& duel, ObjectId id, bool continuous_only);

}  // namespace sleight
