#include "tools/trying/implied.h"

#include <algorithm>

#include "core/card/definition_fields.h"

namespace sleight::trying {
namespace {

/// Counted with these words, behind "not reached: ".
constexpr const char* by_rules = "what the rules say anyway";
constexpr const char* beside = "what is said beside it";

bool has(const Selector& selector, Quality quality) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [&](const Filter& filter) { return filter.quality == quality; });
}

bool is_all_players(const Filter& filter) {
  return filter.of && filter.of->from == Reference::players && filter.of->filters.empty();
}

/// Whether it asks no more than that something is untapped.
bool is_untapped(const Condition& condition) {
  return condition.kind == ConditionKind::matches && condition.like.filters.size() == 1 &&
         condition.like.filters.front().quality == Quality::tapped && condition.like.filters.front().negated;
}

/// What a step, or a cost, has done something to: how it was picked is said there.
bool is_picked(Reference from) { return from >= Reference::destroyed && from <= Reference::found_before; }

/// Counts how often a part is said.
template <typename T>
struct Times {
  const T& part;
  int times = 0;
  void operator()(const T& other) { times += other == part ? 1 : 0; }
};
template <typename T>
bool is_said_again(const T& part, const Ability& ability) {
  Times<T> said{part};
  definition::walk_inside(ability, said);
  return said.times > 1;
}

/// Whether another ability of the card goes by the opposite: it undoes what this one would do besides.
bool opposite_is_said(const Condition& condition, const Card& card, const Ability& here) {
  const auto is_opposite = [](const Condition& one, const Condition& other) {
    return one.kind == ConditionKind::none && one.parts.size() == 1 && one.parts.front() == other;
  };
  return std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& other) {
    return &other != &here &&
           (is_opposite(other.condition, condition) || is_opposite(condition, other.condition));
  });
}

/// Tapped is what was untapped, and the other way round.
bool is_of_tapping(const Filter& filter, const Selector& selector, const Step& step) {
  return filter.quality == Quality::tapped && &selector == &step.what &&
         step.verb == (filter.negated ? Verb::tap : Verb::untap);
}

/// Creatures attack in the turn of whoever controls them, and lands are played by them.
bool is_of_turn(const Filter& filter, const Selector& selector, const Surroundings& round) {
  if (filter.quality != Quality::controlled_by) return false;
  if (selector.from == Reference::played) return has(selector, Quality::type);
  return round.ability != nullptr && round.ability->kind == AbilityKind::rule &&
         (round.ability->rule.kind == RuleKind::must_attack ||
          round.ability->rule.kind == RuleKind::attacks_without_tapping) &&
         round.step != nullptr && round.step->verb == Verb::rule &&
         (round.step->duration == Duration::end_of_turn || round.step->duration == Duration::end_of_combat);
}

/// One pays with what one controls, or with one's own cards, and taps what is untapped (R-COST-1).
bool is_of_payment(const Filter& filter, const CostPart& cost) {
  return filter.quality == Quality::controlled_by || filter.quality == Quality::owned_by ||
         (cost.kind == CostPart::Kind::tap && filter.quality == Quality::tapped && filter.negated);
}

/// Whether the other thing that the filter of a pile speaks of lies in the same one anyway.
bool is_of_pile(const Filter& filter, const Surroundings& round) {
  return round.filter != nullptr &&
         (round.filter->quality == Quality::above || round.filter->quality == Quality::below) &&
         (filter.quality == Quality::owned_by || filter.quality == Quality::in_zone);
}

}  // namespace

const char* implied(const Filter& filter, const Selector& selector, const Surroundings& round) {
  if (round.cost != nullptr && &selector == &round.cost->what && is_of_payment(filter, *round.cost))
    return by_rules;
  if (is_of_pile(filter, round)) return beside;
  if (is_of_turn(filter, selector, round)) return by_rules;
  if (round.step != nullptr && is_of_tapping(filter, selector, *round.step)) return by_rules;
  switch (filter.quality) {
    case Quality::in_zone:
      // Only a pile has a top.
      if (filter.zone == Zone::library &&
          (has(selector, Quality::on_top) || has(selector, Quality::above) || has(selector, Quality::below)))
        return beside;
      break;
    case Quality::owned_by:
    case Quality::controlled_by:
      if (is_all_players(filter)) return by_rules;
      break;
    case Quality::token:
      if (!filter.negated && has(selector, Quality::made_by)) return beside;
      break;
    case Quality::is_one_of:
      // What was found is gone by the time that the rest is dealt with.
      if (filter.negated && filter.of && filter.of->from == Reference::found) return beside;
      break;
    case Quality::keyword:
      // The rule names the keyword, and is about nothing that has it not.
      if (round.ability != nullptr && round.ability->kind == AbilityKind::rule &&
          round.ability->rule.kind == RuleKind::blocked_as_without &&
          round.ability->rule.word == filter.word && &selector == &round.ability->affects)
        return beside;
      break;
    default:
      break;
  }
  if (is_picked(selector.from) && round.ability != nullptr && is_said_again(filter, *round.ability))
    return beside;
  return nullptr;
}

const char* implied(const Step& step, const Surroundings& round) {
  if (round.ability == nullptr || round.ability->kind != AbilityKind::triggered) return nullptr;
  const EventKind event = round.ability->trigger.event;
  // "Whenever it attacks or blocks": what attacks blocks nothing.
  if (event == EventKind::attacks && step.verb == Verb::unblock) return by_rules;
  // Blocks are declared once in a turn.
  const bool late = event == EventKind::blocks && step.verb == Verb::rule &&
                    step.duration == Duration::end_of_turn && !step.abilities.empty() &&
                    step.abilities.front().rule.kind == RuleKind::cannot_block;
  return late ? by_rules : nullptr;
}

const char* implied(const Ability& rule, const Surroundings& round) {
  if (rule.kind != AbilityKind::rule || round.card == nullptr) return nullptr;
  const Card& card = *round.card;
  // Walls do not attack (R-CRE-9).
  if (rule.rule.kind == RuleKind::cannot_attack && rule.affects.empty() &&
      std::find(card.subtypes.begin(), card.subtypes.end(), Word{"wall"}) != card.subtypes.end())
    return by_rules;
  // What cannot come into play is not played.
  if (rule.rule.kind == RuleKind::cannot_play &&
      std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& other) {
        return other.kind == AbilityKind::rule && other.rule.kind == RuleKind::stays_out &&
               other.rule.by == rule.rule.by;
      }))
    return beside;
  return nullptr;
}

const char* implied(const Condition& condition, const Surroundings& round) {
  if (round.ability == nullptr) return nullptr;
  // So many as there are, if there are any.
  if (condition.kind == ConditionKind::compare && condition.compare == Comparison::at_least &&
      condition.right && *condition.right == Amount{1} && condition.left &&
      is_said_again(*condition.left, *round.ability))
    return beside;
  if (round.card != nullptr && opposite_is_said(condition, *round.card, *round.ability)) return beside;
  if (!is_untapped(condition)) return nullptr;
  // What is tapped as a cost is untapped before.
  const std::vector<CostPart>& parts = round.ability->cost.parts;
  if (std::any_of(parts.begin(), parts.end(), [&](const CostPart& part) {
        return part.kind == CostPart::Kind::tap && part.what == condition.what;
      }))
    return by_rules;
  // A tapped artifact does nothing by itself (R-ART-1).
  const bool artifact = round.card != nullptr && any(round.card->types & CardType::artifact) &&
                        !any(round.card->types & CardType::creature);
  if (artifact && condition.what.from == Reference::self && round.ability->kind != AbilityKind::activated)
    return by_rules;
  return nullptr;
}

const char* implied(const Selector& party, const Trigger& trigger, const Surroundings& round) {
  // The damage that is waited for is that of the step before.
  if (trigger.event == EventKind::deals_damage && round.step != nullptr &&
      round.step->verb == Verb::at_time && !round.step->each_time)
    return beside;
  // What happens to this card happens to whoever has it.
  const bool own = trigger.subject.from == Reference::self &&
                   (trigger.event == EventKind::discards || trigger.event == EventKind::loses_control);
  return own && &party == &trigger.whose && party.from == Reference::you ? beside : nullptr;
}

}  // namespace sleight::trying
