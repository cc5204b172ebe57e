#include "tools/playtest/redundant_in_combat.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/card/verb.h"

namespace sleight::playtest::combat {
namespace {

bool asks(const Selector& selector, Quality quality) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [&](const Filter& filter) { return filter.asks_for(quality); });
}

bool is_creature(const Filter& filter) {
  return filter.quality == Quality::type && filter.types == CardType::creature && !filter.negated;
}

/// Whether all that it selects, joined or not, stands so in combat; `by_blocks`: only after blocks.
bool fights(const Selector& selector, bool by_blocks) {
  const bool blocks = asks(selector, Quality::blocking) || asks(selector, Quality::blocked) ||
                      asks(selector, Quality::blocking_any) || asks(selector, Quality::blocked_by_any);
  const auto is_either = [&](const Filter& filter) {
    return filter.asks_for(Quality::matches_any) &&
           std::all_of(filter.alternatives.begin(), filter.alternatives.end(),
                       [&](const Selector& one) { return fights(one, by_blocks); });
  };
  const bool either = std::any_of(selector.filters.begin(), selector.filters.end(), is_either);
  return (blocks || either || (!by_blocks && asks(selector, Quality::attacking))) &&
         std::all_of(selector.also.begin(), selector.also.end(),
                     [&](const Selector& joined) { return fights(joined, by_blocks); });
}

/// Whether it does not hold but for something that fights.
bool asks_for_fight(const Condition& condition, bool by_blocks) {
  if (condition.kind == ConditionKind::exists) return fights(condition.what, by_blocks);
  if (condition.kind == ConditionKind::all)
    return std::any_of(condition.parts.begin(), condition.parts.end(),
                       [&](const Condition& part) { return asks_for_fight(part, by_blocks); });
  return condition.kind == ConditionKind::compare && condition.compare == Comparison::at_least &&
         condition.left && condition.left->kind == AmountKind::count && condition.left->of &&
         condition.right == Amount{1} && fights(*condition.left->of, by_blocks);
}

bool is_phase(const Condition& condition, const char* name) {
  return condition.kind == ConditionKind::phase_is && condition.phase == Word{name};
}

}  // namespace

bool is_of_turn(const Filter& filter, const Selector& selector, const Surroundings& round) {
  if (filter.quality != Quality::controlled_by) return false;
  if (selector.from == Reference::played) return asks(selector, Quality::type);
  return round.ability != nullptr && round.ability->kind == AbilityKind::rule &&
         (round.ability->rule.kind == RuleKind::must_attack ||
          round.ability->rule.kind == RuleKind::attacks_without_tapping) &&
         round.step != nullptr && round.step->verb == Verb::rule &&
         (round.step->duration == Duration::end_of_turn || round.step->duration == Duration::end_of_combat);
}

bool is_of_turn(const Selector& party, const Trigger& trigger, const Surroundings& round) {
  const bool attack = trigger.event == EventKind::attacks || trigger.event == EventKind::goes_unblocked;
  const bool this_turn = round.step != nullptr && round.step->verb == Verb::at_time &&
                         round.step->duration == Duration::end_of_turn;
  // A sorcery is cast in one's own turn.
  const bool own_turn = round.card != nullptr && any(round.card->types & CardType::sorcery);
  return attack && this_turn && own_turn && &party == &trigger.subject &&
         party.from == Reference::permanents && party.also.empty() &&
         std::all_of(party.filters.begin(), party.filters.end(), [](const Filter& filter) {
           return is_creature(filter) ||
                  (filter.asks_for(Quality::controlled_by) && filter.of && filter.of->from == Reference::you);
         });
}

bool is_told(const Filter& filter, const Selector& selector, const Surroundings& round) {
  if (filter.asks_for(Quality::attacking)) return asks(selector, Quality::banded_with);
  if (filter.quality != Quality::controlled_by || !asks(selector, Quality::blocking) ||
      round.ability == nullptr)
    return false;
  const auto says_it_too = [&](const TargetSpec& target) {
    return &target.what != &selector && asks(target.what, Quality::blocking) &&
           std::find(target.what.filters.begin(), target.what.filters.end(), filter) !=
               target.what.filters.end();
  };
  return std::any_of(round.ability->modes.begin(), round.ability->modes.end(), [&](const Mode& mode) {
    return std::any_of(mode.targets.begin(), mode.targets.end(), says_it_too);
  });
}

bool is_all_attackers(const Selector& party, const Rule& rule) {
  return (rule.kind == RuleKind::must_block || rule.kind == RuleKind::must_block_each) &&
         &party == &rule.by && party.from == Reference::permanents && party.also.empty() &&
         std::all_of(party.filters.begin(), party.filters.end(), [](const Filter& filter) {
           return is_creature(filter) || filter.asks_for(Quality::attacking);
         });
}

bool is_of_fight(const Condition& condition, const Ability& ability) {
  const bool by_blocks = is_phase(condition, "blockers");
  const bool of_attack = is_phase(condition, "attack") ||
                         (condition.kind == ConditionKind::any &&
                          std::any_of(condition.parts.begin(), condition.parts.end(),
                                      [](const Condition& part) { return is_phase(part, "attack"); }));
  if (ability.kind != AbilityKind::activated || !(by_blocks || of_attack)) return false;
  const bool aims_at_fighters =
      ability.modes.size() == 1 &&
      std::any_of(ability.modes.front().targets.begin(), ability.modes.front().targets.end(),
                  [&](const TargetSpec& target) {
                    return target.least == Amount{1} && fights(target.what, by_blocks);
                  });
  return aims_at_fighters || asks_for_fight(ability.condition, by_blocks);
}

}  // namespace sleight::playtest::combat
