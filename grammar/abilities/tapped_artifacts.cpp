#include "grammar/abilities/tapped_artifacts.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/purpose.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "grammar/reading_context.h"

namespace sleight {

namespace {

bool asks_for_tapped(const Condition& condition) {
  if (condition.kind == ConditionKind::matches && condition.what == one(Reference::self))
    return std::any_of(condition.like.filters.begin(), condition.like.filters.end(),
                       [](const Filter& filter) { return filter.asks_for(Quality::tapped); });
  return condition.kind == ConditionKind::all &&
         std::any_of(condition.parts.begin(), condition.parts.end(), asks_for_tapped);
}

bool untaps_itself(const Ability& ability) {
  bool found = false;
  definition::walk(ability, [&](const Step& step) {
    found = found || (step.verb == Verb::untap && step.what == one(Reference::self));
  });
  return found;
}

/// Whether a phase asks for it, whatever the state of its card (R-UPKEEP-7).
bool is_phase_cost(const Ability& ability) {
  return ability.trigger.event == EventKind::phase && purpose_of(ability).cost != PhaseCost::none;
}

/// Whether the ability means something only of a tapped permanent.
bool is_for_tapped(const Ability& ability) {
  if (asks_for_tapped(ability.condition)) return true;
  switch (ability.kind) {
    case AbilityKind::activated:
      // Who pays for it by tapping has it untapped at that moment.
      return !ability.cost.tap && untaps_itself(ability);
    case AbilityKind::triggered:
      return untaps_itself(ability) && !is_phase_cost(ability);
    default:
      return false;
  }
}

/// Whether it would do something more when it is not off while its card is tapped.
bool is_off_while_tapped(const Ability& ability) {
  if (is_for_tapped(ability)) return false;
  // Mana is an activated ability as well; by tapping it is not paid for twice.
  if (ability.kind == AbilityKind::activated) return !ability.cost.tap;
  if (ability.kind == AbilityKind::triggered) return !is_phase_cost(ability);
  if (ability.kind != AbilityKind::rule) return ability.kind != AbilityKind::when_played;
  // These are about its untapping, or about how it comes into play.
  const bool off = has(ability.rule.kind, RuleTraits::of_untapping | RuleTraits::of_entering);
  return !off || !ability.affects.empty();
}

}  // namespace

bool let_it_work_tapped(CardType types, std::vector<Ability>& abilities) {
  const bool may_be_off =
      any(types & CardType::artifact) && !any(types & (CardType::creature | CardType::land));
  if (!may_be_off || std::none_of(abilities.begin(), abilities.end(), is_for_tapped)) return true;
  const Ability works = rule_of(RuleKind::always_on);
  if (std::find(abilities.begin(), abilities.end(), works) != abilities.end()) return true;
  const bool alone = std::none_of(abilities.begin(), abilities.end(), is_off_while_tapped);
  if (alone) abilities.push_back(works);
  return alone;
}

}  // namespace sleight
