#include "tools/playtest/redundant_parts.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/quality_facts.h"
#include "core/card/reference_records.h"
#include "core/card/verb.h"
#include "tools/playtest/redundant_in_combat.h"

namespace sleight::playtest {
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

/// What a later ability sets takes the place of what an earlier one has set.
bool sets_the_same(const Change& change, const Change& later) {
  return std::all_of(change.parts.begin(), change.parts.end(), [&](const ChangePart& part) {
    return (part.kind == ChangeKind::power || part.kind == ChangeKind::toughness) &&
           std::any_of(later.parts.begin(), later.parts.end(),
                       [&](const ChangePart& other) { return other.kind == part.kind; });
  });
}

/// "As long as it is not so, ...", where a later ability that sets the same is for what is so.
bool is_set_later(const Condition& condition, const Card& card, const Ability& here) {
  if (here.kind != AbilityKind::continuous || condition.kind != ConditionKind::none ||
      condition.parts.size() != 1 || condition.parts.front().kind != ConditionKind::matches)
    return false;
  const Condition& opposite = condition.parts.front();
  return std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& other) {
    return &other > &here && other.kind == AbilityKind::continuous &&
           other.affects.from == opposite.what.from && here.affects.empty() &&
           opposite.what.from == Reference::self && other.affects.filters == opposite.like.filters &&
           sets_the_same(here.change, other.change);
  });
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

/// One pays with what one controls, or with one's own cards, and taps what is untapped (R-COST-1).
bool is_of_payment(const Filter& filter, const CostPart& cost) {
  return sleight::has(filter.quality, QualityTraits::of_player) ||
         (cost.kind == CostPart::Kind::tap && filter.quality == Quality::tapped && filter.negated);
}

/// Nobody gives up what lies in another's hand or library (R-COST-1).
bool is_of_open_pile(const Filter& filter, const Selector& selector, const CostPart& cost) {
  return cost.kind == CostPart::Kind::remove_from_game && filter.quality == Quality::in_zone &&
         filter.zone == Zone::graveyard &&
         std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& other) {
           return other.quality == Quality::owned_by && other.of && other.of->from == Reference::opponent;
         });
}

/// What something lies on is as it has to be to carry it (R-ENCH-3).
bool is_of_host(const Filter& filter, const Selector& selector, const Surroundings& round) {
  return selector.from == Reference::enchanted && round.card != nullptr &&
         std::find(round.card->enchants.filters.begin(), round.card->enchants.filters.end(), filter) !=
             round.card->enchants.filters.end();
}

/// Whether all that the steps of an ability do is done to what the selector gives: where there is nothing,
/// nothing is done, asked for before or not.
bool is_done_to(const Selector& what, const Ability& ability) {
  if (ability.modes.size() != 1 || ability.modes.front().steps.empty()) return false;
  const auto done_to_it = [&](const Step& step) {
    return step.what == what || (step.verb == Verb::at_time && step.what.empty() &&
                                 std::all_of(step.then.begin(), step.then.end(),
                                             [](const Step& then) { return is_named(then.what.from); }));
  };
  const std::vector<Step>& steps = ability.modes.front().steps;
  return steps.front().what == what && std::all_of(steps.begin(), steps.end(), done_to_it);
}

/// "There is another wall and nothing but walls": that it is a wall says the second of the two.
bool is_said_by_exclusion(const Filter& filter, const Selector& selector, const Condition& condition) {
  if (condition.kind != ConditionKind::all) return false;
  const auto is_it = [&](const Condition& part) {
    return part.kind == ConditionKind::exists && &part.what == &selector;
  };
  if (std::none_of(condition.parts.begin(), condition.parts.end(), is_it)) return false;
  Filter opposite = filter;
  opposite.negated = !filter.negated;
  return std::any_of(condition.parts.begin(), condition.parts.end(), [&](const Condition& part) {
    if (part.kind != ConditionKind::none || part.parts.size() != 1 ||
        part.parts.front().kind != ConditionKind::exists)
      return false;
    const Selector& excluded = part.parts.front().what;
    const auto in_both = [&](const Filter& other) {
      return other == opposite ||
             std::find(selector.filters.begin(), selector.filters.end(), other) != selector.filters.end();
    };
    return excluded.from == selector.from && excluded.also.empty() &&
           std::find(excluded.filters.begin(), excluded.filters.end(), opposite) != excluded.filters.end() &&
           std::all_of(excluded.filters.begin(), excluded.filters.end(), in_both);
  });
}

/// "Other" things get what the card has itself: a second one of a keyword adds nothing.
bool has_what_it_gives(const Ability& ability, const Card& card) {
  const auto has_it = [&](const Ability& given) {
    return std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& own) {
      if (own.kind != given.kind) return false;
      // Rules of the kind that somebody has or has not: "attacking doesn't cause it to tap".
      const bool rules = own.kind == AbilityKind::rule && own.rule == given.rule &&
                         own.affects == given.affects && own.condition == given.condition;
      return rules || (own.kind == AbilityKind::keyword && own.keyword == given.keyword);
    });
  };
  return ability.kind == AbilityKind::continuous && !ability.change.parts.empty() &&
         std::all_of(ability.change.parts.begin(), ability.change.parts.end(), [&](const ChangePart& part) {
           return part.kind == ChangeKind::gains && !part.abilities.empty() &&
                  std::all_of(part.abilities.begin(), part.abilities.end(), has_it);
         });
}

/// The one card that lies on top is put there.
bool stays_on_top(const Selector& selector, const Step& step) {
  if (step.verb != Verb::move || step.zone != Zone::library || step.word == Word{"bottom"} ||
      &selector != &step.what)
    return false;
  return std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
    if (filter.quality != Quality::on_top) return false;
    if (!filter.amount || *filter.amount == Amount{1}) return true;
    return filter.amount->kind == AmountKind::difference && !filter.amount->terms.empty() &&
           filter.amount->terms.front() == Amount{1};
  });
}

/// Tokens are nowhere but in play: what was moved elsewhere is none.
bool is_of_tokens(const Filter& filter, const Selector& selector, const Ability& ability) {
  if (filter.quality != Quality::token || !filter.negated || selector.from != Reference::moved) return false;
  bool into_play = false;
  const auto note = [&](const Step& step) { into_play = into_play || step.verb == Verb::move_to_play; };
  definition::walk_inside(ability, note);
  return !into_play;
}

/// Whether all that the filter keeps out of something that is joined is there already: "what is on your
/// permanents, and what is on an attacking creature of an opponent".
bool is_joined_already(const Filter& filter, const Selector& selector, const Step& step) {
  if (filter.quality != Quality::controlled_by || !filter.of || filter.of->from != Reference::opponent)
    return false;
  const auto holds_it = [&](const Filter& outer) { return outer.of && &*outer.of == &selector; };
  const auto holds_all_else = [&](const Filter& outer) {
    const auto is_as_wide = [&](const Filter& other) {
      return std::find(selector.filters.begin(), selector.filters.end(), other) != selector.filters.end() ||
             (other.asks_for(Quality::controlled_by) && other.of && other.of->from == Reference::you);
    };
    return outer.of && outer.of->from == selector.from &&
           std::all_of(outer.of->filters.begin(), outer.of->filters.end(), is_as_wide);
  };
  std::vector<const Selector*> joined{&step.what};
  for (const Selector& other : step.what.also) joined.push_back(&other);
  for (const Selector* here : joined) {
    const auto held = std::find_if(here->filters.begin(), here->filters.end(), holds_it);
    if (held == here->filters.end()) continue;
    return std::any_of(joined.begin(), joined.end(), [&](const Selector* other) {
      return other != here && other->from == here->from &&
             std::all_of(other->filters.begin(), other->filters.end(), [&](const Filter& one) {
               return (one.quality == held->quality && one.negated == held->negated && holds_all_else(one)) ||
                      std::find(here->filters.begin(), here->filters.end(), one) != here->filters.end();
             });
    });
  }
  return false;
}

/// Whether a condition speaks of the lands that one has played.
bool counts_own_lands(const Condition& condition) {
  bool found = false;
  const auto note = [&](const Selector& selector) {
    found = found || (selector.from == Reference::played &&
                      std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
                        return filter.quality == Quality::controlled_by && filter.of &&
                               filter.of->from == Reference::you;
                      }));
  };
  definition::walk_inside(condition, note);
  return found;
}

/// Whether all that is done is done to discarded cards of one's own.
bool is_about_own_discards(const Ability& ability) {
  const auto is_own = [](const Step& step) {
    return step.what.from == Reference::it &&
           std::any_of(step.what.filters.begin(), step.what.filters.end(), [](const Filter& filter) {
             return filter.quality == Quality::owned_by && filter.of && filter.of->from == Reference::you;
           });
  };
  return ability.modes.size() == 1 && !ability.modes.front().steps.empty() &&
         std::all_of(ability.modes.front().steps.begin(), ability.modes.front().steps.end(), is_own);
}

/// "If that player has more than you", which nobody has of what is their own.
bool compares_players(const Condition& condition) {
  if (condition.kind != ConditionKind::none || condition.parts.size() != 1) return false;
  const Condition& less = condition.parts.front();
  if (less.kind != ConditionKind::compare || less.compare != Comparison::at_most || !less.left || !less.right)
    return false;
  Amount own = *less.left;
  if (!own.of) return false;
  for (Filter& filter : own.of->filters)
    if (filter.of && filter.of->from == Reference::that_player) filter.of->from = Reference::you;
  return own == *less.right;
}

/// Whether all that is done is done to what its card lies on or has chosen, or to what came of that: once
/// done, there is nothing left to do it to.
bool is_done_once(const Ability& ability) {
  if (ability.modes.size() != 1) return false;
  const std::vector<Step>& steps = ability.modes.front().steps;
  const auto is_of_host = [](const Step& step) {
    return step.what.from == Reference::enchanted || step.what.from == Reference::chosen;
  };
  const auto is_own = [&](const Step& step) {
    return is_of_host(step) || step.what.empty() || step.what.from == Reference::self ||
           is_named(step.what.from);
  };
  return std::any_of(steps.begin(), steps.end(), is_of_host) &&
         std::all_of(steps.begin(), steps.end(), is_own);
}

/// Whether the other thing that the filter of a pile speaks of lies in the same one anyway.
bool is_of_pile(const Filter& filter, const Surroundings& round) {
  return round.filter != nullptr &&
         (round.filter->quality == Quality::above || round.filter->quality == Quality::below) &&
         (filter.quality == Quality::owned_by || filter.quality == Quality::in_zone);
}

}  // namespace

const char* redundancy_of(const Filter& filter, const Selector& selector, const Surroundings& round) {
  if (round.cost != nullptr && &selector == &round.cost->what && is_of_payment(filter, *round.cost))
    return by_rules;
  if (is_of_pile(filter, round)) return beside;
  if (combat::is_of_turn(filter, selector, round)) return by_rules;
  if (combat::is_told(filter, selector, round) || is_of_host(filter, selector, round)) return beside;
  if (round.cost != nullptr && &selector == &round.cost->what &&
      is_of_open_pile(filter, selector, *round.cost))
    return by_rules;
  if (round.step != nullptr && is_joined_already(filter, selector, *round.step)) return beside;
  if (round.step != nullptr && stays_on_top(selector, *round.step)) return by_rules;
  if (round.ability != nullptr) {
    const Ability& ability = *round.ability;
    if (&selector == &ability.condition.what && ability.condition.kind == ConditionKind::exists &&
        is_done_to(selector, ability))
      return beside;
    if (is_said_by_exclusion(filter, selector, ability.condition)) return beside;
    if (is_of_tokens(filter, selector, ability)) return by_rules;
    if (&selector == &ability.trigger.subject && compares_players(ability.condition)) return beside;
  }
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
      // One discards one's own cards.
      if (selector.from == Reference::it && round.ability != nullptr &&
          round.ability->trigger.event == EventKind::discards && filter.of &&
          *filter.of == round.ability->trigger.whose)
        return beside;
      break;
    case Quality::target_of:
      // What interrupts a spell is through before anything else can aim at it (R-INT-1).
      if (filter.negated && selector.from == Reference::spells && filter.of &&
          filter.of->from == Reference::effects)
        return by_rules;
      break;
    case Quality::other:
      if (round.ability == nullptr) break;
      // What is about to come into play is not there yet.
      if (round.ability->kind == AbilityKind::before_entering && selector.from == Reference::permanents)
        return by_rules;
      if (&selector == &round.ability->affects && round.card != nullptr &&
          has_what_it_gives(*round.ability, *round.card))
        return beside;
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
  if (is_named(selector.from) && round.ability != nullptr && is_said_again(filter, *round.ability))
    return beside;
  return nullptr;
}

const char* redundancy_of(const ChangePart& part, const Surroundings& round) {
  // "Becomes a 2/2 artifact creature" of one that is an artifact creature.
  const bool of_itself = round.step != nullptr ? round.step->what.from == Reference::self
                                               : round.ability != nullptr && round.ability->affects.empty();
  return part.kind == ChangeKind::is_also && of_itself && round.card != nullptr &&
                 (round.card->types & part.types) == part.types
             ? beside
             : nullptr;
}

const char* redundancy_of(const Step& step, const Surroundings& round) {
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

const char* redundancy_of(const Ability& rule, const Surroundings& round) {
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

const char* redundancy_of(const Condition& condition, const Surroundings& round) {
  if (round.ability == nullptr) return nullptr;
  // So many as there are, if there are any.
  if (condition.kind == ConditionKind::compare && condition.compare == Comparison::at_least &&
      condition.right && *condition.right == Amount{1} && condition.left &&
      is_said_again(*condition.left, *round.ability))
    return beside;
  if (round.card != nullptr && (opposite_is_said(condition, *round.card, *round.ability) ||
                                is_set_later(condition, *round.card, *round.ability)))
    return beside;
  if (&condition == &round.ability->condition && condition.kind == ConditionKind::exists &&
      is_done_to(condition.what, *round.ability))
    return beside;
  if (combat::is_of_fight(condition, *round.ability)) return by_rules;
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

const char* redundancy_of(const Selector& party, const Rule& rule) {
  return combat::is_all_attackers(party, rule) ? by_rules : nullptr;
}

const char* redundancy_of(const Selector& party, const Trigger& trigger, const Surroundings& round) {
  if (combat::is_of_turn(party, trigger, round)) return by_rules;
  const bool whose = &party == &trigger.whose && party.from == Reference::you;
  // Lands are played in one's own turn.
  if (whose && trigger.event == EventKind::plays_land && round.ability != nullptr &&
      counts_own_lands(round.ability->condition))
    return by_rules;
  if (whose && trigger.event == EventKind::discards && round.ability != nullptr &&
      is_about_own_discards(*round.ability))
    return beside;
  // The damage that is waited for is that of the step before.
  if (trigger.event == EventKind::deals_damage && round.step != nullptr &&
      round.step->verb == Verb::at_time && !round.step->each_time)
    return beside;
  // What comes later finds nothing that its arrival has left to be done.
  if (&party == &trigger.subject && party.from == Reference::self &&
      trigger.event == EventKind::enters_play && round.ability != nullptr && is_done_once(*round.ability))
    return beside;
  // What happens to this card happens to whoever has it.
  const bool own = trigger.subject.from == Reference::self &&
                   (trigger.event == EventKind::discards || trigger.event == EventKind::loses_control);
  return own && &party == &trigger.whose && party.from == Reference::you ? beside : nullptr;
}

}  // namespace sleight::playtest
