#pragma once

#include <functional>
#include <optional>

#include "core/query/context.h"

namespace sleight {

/// A rule ability that is in force, and for whom.
struct RuleInForce {
  const Ability* ability = nullptr;
  const Rule* rule = nullptr;         ///< what that ability changes
  Context context;                    ///< to read `by`, `to` and `amount` with
  ObjectId holder;                    ///< the permanent that has the ability; none for the rule set's own
  const HeldAbility* held = nullptr;  ///< that ability, good until the duel changes; null for lasting effects
};

/// Whether any rule of `kind` is in force for `thing`.
bool has_rule(const Duel& duel, RuleKind kind, Thing thing);
/// What a rule counts for that gives leave for any number of things: more than there are.
inline constexpr int any_number = 0xFFFF;
/// The sum of the amounts of the rules of `kind` in force for `thing`, each of them `absent` when it names
/// none.
int sum_of_rules(const Duel& duel, RuleKind kind, Thing thing, int absent = 0);
/// The amount of a rule in force, `absent` when it names none. One that lasts keeps the amount that it was
/// made with.
int amount_of(const RuleInForce& force, int absent);
/// Whether any rule of `kind` is in force for anything at all (a quick way out).
bool rule_exists(const Duel& duel, RuleKind kind);
/// What `for_each_rule` does where some rule of `kind` exists.
void walk_rules(const Duel& duel, RuleKind kind, Thing thing,
                const std::function<bool(const RuleInForce&)>& visit);
/// Calls `visit` for each rule of `kind` in force for `thing` (an object or a player), oldest first: those of
/// permanents, of lasting effects and of the rule set. `visit` returns false to stop. (Here, because most
/// kinds are in force for nothing at all: nothing is made for the walk then.)
template <typename Visit>
void for_each_rule(const Duel& duel, RuleKind kind, Thing thing, const Visit& visit) {
  if (rule_exists(duel, kind)) walk_rules(duel, kind, thing, std::cref(visit));
}
/// What could make the rules of `kind` say something else, or be in force for others, as Duel::Dirt bits and
/// besides what permanents are.
unsigned dependencies_of_rules(const Duel& duel, RuleKind kind);
/// Whether anything has changed hands that `note_control` has not seen (a quick way out).
bool control_has_changed(const Duel& duel);
/// Whether some ability in force listens to events of `kind` (a quick way out for triggers).
bool listens(const Duel& duel, EventKind kind);

/// What keeps a spell, effect or local enchantment away from a thing.
struct Ward {
  RuleInForce force;
  RuleKind kind = RuleKind::cannot_be_targeted;
};
/// The first ward of `thing` against a source with these `traits`, if it has any (protection, "cannot be the
/// target"). `enchanting`: the source would be put on it.
std::optional<Ward> ward_against(const Duel& duel, Thing thing, const SourceTraits& traits, bool enchanting);
/// Whether the spell, effect or local enchantment with these `traits` may have `thing` as a target, as far as
/// rules of the thing itself go (protection, "cannot be the target"). `enchanting`: the source would be put
/// on it.
bool may_be_targeted(const Duel& duel, Thing thing, const SourceTraits& traits, bool enchanting);
/// Whether the local enchantment may lie on `host`: its own limits, and what the host allows. It has no
/// target there, so that being no target of spells or effects does not matter (R-ENCH-3, R-ENCH-6). `you`
/// controls it.
bool may_lie_on(const Duel& duel, ObjectId enchantment, ObjectId host, PlayerId you);

/// Whether a rule keeps that card from coming into play under the control of that player. `as`: the card that
/// it would be a copy of.
bool kept_out(const Duel& duel, PlayerId controller, ObjectId card, CardId as = CardId::none);

}  // namespace sleight
