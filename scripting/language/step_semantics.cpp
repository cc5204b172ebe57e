#include "scripting/language/step_semantics.h"

#include <algorithm>
#include <utility>

#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/card/given_names.h"
#include "core/card/layers.h"
#include "core/card/plus_text.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "scripting/language/out_of_play.h"

namespace sleight {
namespace {

bool counts_something(const Step& step) {
  const auto inside = [](const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(), counts_something);
  };
  return has(step.verb, VerbTraits::leaves_result) ||
         (!has(step.verb, VerbTraits::waits) && (inside(step.then) || inside(step.otherwise)));
}
/// Whether a step that waits is told all by what it waits for, as an ability is.
bool said_by_event(const Step& step, const Trigger& trigger) {
  return !has(trigger.event, EventTraits::of_time) &&
         (trigger.event != EventKind::deals_damage || step.duration == Duration::end_of_turn);
}
bool is_empty(const Step& step) {
  switch (record_of(step.verb).within) {
    case StepsWithin::any:
      return false;
    case StepsWithin::then:
      return step.then.empty();
    case StepsWithin::either:
      return step.then.empty() && step.otherwise.empty();
    case StepsWithin::both:
      return step.then.empty() || step.otherwise.empty();
  }
  return false;
}

}  // namespace

void StepSemantics::trigger(const Trigger& trigger, const SourceWord& word) {
  const GivenByEvent row = given_by(trigger.event);
  // A spell hears of its own casting, although its card is spoken of as what it becomes.
  const bool own_casting = trigger.event == EventKind::successfully_cast &&
                           trigger.subject.from == Reference::self && trigger.subject.filters.empty();
  check_kinds(word, trigger.subject, own_casting ? ThingKinds::all : row.subject);
  check_kinds(word, trigger.other, row.other);
  check_kinds(word, trigger.whose, ThingKinds::players);
  check_kinds(word, trigger.cause, ThingKinds::players);
  const bool block = has(trigger.event, EventTraits::of_block);
  if (block && trigger.other.empty() && trigger.once)
    nothing("once", "Without a second party it is heard of once anyway: leave it out.");
}

void StepSemantics::add_event_referents(const Trigger& trigger) {
  scope_.event = given_by(trigger.event);
  note_gone(trigger, scope_);
  if (has(trigger.event, EventTraits::of_block) && trigger.other.empty()) {
    // Heard of as a whole, it has no one second party, and nothing to count.
    scope_.event.other = ThingKinds::none;
    scope_.event.amount = false;
  }
  if (trigger.event != EventKind::deals_damage) return;
  // All the damage of one time is one, so that it has no one source, or no one victim (R-TRIG-4).
  if (trigger.subject.empty() && !trigger.other.empty()) scope_.event.it = ThingKinds::none;
  if (!trigger.subject.empty() && trigger.other.empty()) {
    scope_.event.other = ThingKinds::none;
    scope_.event.player = scope_.event.life_before = false;
  }
  if (trigger.other.empty()) return;
  // Whom it damages has been said: a creature is no player.
  scope_.event.other = kinds_given(trigger.other);
  scope_.event.player = scope_.event.life_before = any(scope_.event.other & ThingKinds::players);
}

void StepSemantics::change(const Change& change) {
  for (const ChangePart& part : change.parts) {
    amount(part.amount);
    check_kinds(part.kind == ChangeKind::controller ? "controller" : "copy_of", part.who,
                part.kind == ChangeKind::controller ? ThingKinds::players : ThingKinds::objects);
    const bool of_text = part.kind == ChangeKind::colour_word || part.kind == ChangeKind::land_word;
    if (part.chosen || (of_text && !part.word)) chosen_part(part.kind, static_cast<bool>(part.to));
    if (gives_types(part.kind) && !any(part.types & permanent_types))
      report("L0241", find(part.kind == ChangeKind::is_also ? "is_also" : "becomes_type"),
             "nothing that is in play is of such a type", "Write a type of permanents: `\"creature\"`.");
    for (const Ability& granted : part.abilities) {
      const Scope outer = scope_;
      // Who has it may have chosen something, and what it says of targets it says of those of the effect.
      scope_.choices = any_choice;
      scope_.played = scope_.enchantment = scope_.gone = false;
      // What is granted is had by a permanent, whatever grants it.
      const bool outside = std::exchange(permanent_, true);
      ability(granted);
      permanent_ = outside;
      scope_ = outer;
    }
  }
}

void StepSemantics::chosen_part(ChangeKind kind, bool of_two) {
  using enum ChangeKind;
  switch (kind) {
    case colour:
    case also_colour:
      return chosen(ChoiceKind::colour, {"chosen"});
    case colour_word:
      return chosen(ChoiceKind::colour_word, {"chosen"});
    case land_word:
      return chosen(ChoiceKind::land_word, {"chosen"});
    case becomes_land:
    case also_land_type:
      return chosen(of_two ? ChoiceKind::land_word : ChoiceKind::basic_land_type, {"chosen"});
    case also_subtype:
    case becomes_subtype:
      return chosen(ChoiceKind::creature_type, {"chosen"});
    default:
      return chosen(ChoiceKind::card, {"chosen"});
  }
}

void StepSemantics::add_common_referents(const Step& step) {
  if (!said_by_event(step, *step.trigger) || !said_by_event(step, *step.or_trigger))
    return nothing("or_event", "Moments and the damage of the effect itself are waited for alone.");
  const GivenByEvent first = scope_.event;
  add_event_referents(*step.or_trigger);
  scope_.event.it = scope_.event.it & first.it;
  scope_.event.other = scope_.event.other & first.other;
  scope_.event.player = scope_.event.player && first.player;
  scope_.event.amount = scope_.event.amount && first.amount;
  scope_.event.life_before = scope_.event.life_before && first.life_before;
}

void StepSemantics::steps(const std::vector<Step>& steps) {
  for (const Step& step : steps) {
    this->step(step);
    scope_.result = scope_.result || counts_something(step);
    scope_.named |= names_given(step);
    scope_.choices |= choices_made(step);
    scope_.piles = scope_.piles || leaves_piles(step);
    scope_.moved = scope_.moved || step.verb == Verb::move_to_play;
    note_moves(step, scope_);
    scope_.x = scope_.x || (step.verb == Verb::may && step.cost.asks_for_x());
  }
}

void StepSemantics::step(const Step& step) {
  const Scope outer = scope_;
  at(step.line);
  const SourceWord word(step);
  const TakenByStep row = taken_by(step);
  check_kinds(word, step.what, row.what);
  check_kinds(word, step.other, row.other);
  in_play(step, word);
  amount(step.amount);
  if (step.amount && step.amount->is_number() && step.amount->number == 0 &&
      has(step.verb, VerbTraits::counted))
    nothing(word, "Write a greater number, or remove it.");
  own_sense(step, word);
  if (is_empty(step)) nothing(word, "Write the steps that are done in it: `draw(1)`.");
  if (step.condition) {
    // It is asked when the steps have been done, where they are done until it holds.
    scope_.result = scope_.result || (step.verb == Verb::repeat && counts_something(step));
    if (step.verb == Verb::repeat) scope_.named |= names_given(step);
    condition(*step.condition);
  }
  // Of this price, for which it is chosen.
  scope_.x = scope_.x || (step.verb == Verb::may && step.cost.asks_for_x());
  cost(step.cost, false);
  change(step.change);
  inside(step);
  scope_ = outer;
}

void StepSemantics::in_play(const Step& step, const SourceWord& word) {
  const std::string& kind = reader_.host().words().spelling(step.word);
  const bool sizes = step.verb == Verb::put_counters && (plus_of(kind).has_value() || is_plus_of_x(kind));
  if (is_done_in_play(step, sizes) && lies_outside_play(scope_, step.what)) outside(word);
}

void StepSemantics::outside(const SourceWord& word) {
  report("L0241", find(word),
         "`" + word + "` takes permanents, and what it is given lies outside play by then",
         "Write what is in play: `self`, `target`, or `moved` behind `return_to_play(moved)`.");
}

void StepSemantics::counters(Word kind, const SourceWord& word) {
  const std::optional<Plus> plus = plus_of(reader_.host().words().spelling(kind));
  if (plus && plus->power == 0 && plus->toughness == 0)
    nothing(word, "Write what the counters add: \"+1/+1\".");
}

void StepSemantics::own_sense(const Step& step, const SourceWord& word) {
  const bool lasts = step.duration != Duration::for_good && step.duration != Duration::end_of_turn &&
                     step.duration != Duration::end_of_combat && step.duration != Duration::next_untap &&
                     step.duration != Duration::next_upkeep &&
                     step.duration != Duration::end_of_next_upkeep && step.duration != Duration::next_turn;
  if (lasts && !permanent_)
    nothing(word, "This card is never in play: write `until_end_of_turn`, `for_good` or the like.");
  else if (lasts && scope_.gone)
    nothing(word, "This card has been given up for it (R-DUR-3): write `until_end_of_turn` or `for_good`.");
  if (step.verb == Verb::put_counters) counters(step.word, word);
  if (step.verb == Verb::choose_pile && !scope_.piles)
    not_given(word, "nothing before it separates anything into piles",
              "Let a step before it be `separate(creatures)`.");
  if (step.verb == Verb::again && !scope_.process) nothing(word, "Write it in a `process`.");
  if (step.of_chosen) chosen(ChoiceKind::colour, {word});
  if (step.only_for) check_kinds("spent_on", *step.only_for, ThingKinds::spells | ThingKinds::effects);
  if (step.verb == Verb::choose && step.choice == ChoiceKind::card && step.other.empty())
    report("L0206", find(word), "`choose` of a card needs from among which it is chosen",
           "Write `choose(\"card\", you, creatures)`.");
  if (step.verb == Verb::move && (step.zone == Zone::in_play || step.zone == Zone::limbo))
    report("L0203", find(word), "`" + word + "` puts nothing into that zone",
           "Write `return_to_play(...)`, or another zone.");
}

void StepSemantics::inside(const Step& step) {
  const Scope around = scope_;
  switch (step.verb) {
    case Verb::aim:
      // What was "it" is the other one inside.
      if (!any(scope_.event.other)) scope_.event.other = scope_.event.it;
      scope_.event.it = kinds_given(step.what);
      scope_.gone_it = false;
      break;
    case Verb::for_each:
      scope_.event.it = kinds_given(step.what);
      scope_.gone_it = lies_outside_play(scope_, step.what);
      break;
    case Verb::flip_coin:
      if (!step.what.empty()) scope_.event.it = ThingKinds::players;
      scope_.result = true;
      break;
    case Verb::repeat:  // the second time all of it has been done
      scope_.result = scope_.result || counts_something(step);
      scope_.named |= names_given(step);
      scope_.process = scope_.process || is_process(step);
      break;
    case Verb::search:
      scope_.named |= bit_of(Reference::found);
      scope_.gone_found = finds_cards(step);
      break;
    case Verb::may:
      scope_.x = scope_.x || step.cost.asks_for_x();
      break;
    case Verb::at_time:
      scope_.process = false;
      // It waits with what was given here, and with the target where nothing was; its moment has a player.
      if (!any(scope_.event.it) && scope_.targeted != nullptr && !scope_.targeted->empty())
        scope_.event.it = kinds_given(scope_.targeted->front().what);
      scope_.event.player = true;
      if (step.trigger && step.trigger->event == EventKind::deals_damage)
        scope_.event.amount = scope_.event.life_before = true;
      if (step.trigger && said_by_event(step, *step.trigger)) {
        // What is waited for is said with what was given before, and what is done with what it gives.
        trigger(*step.trigger, step);
        if (step.or_trigger) trigger(*step.or_trigger, step);
        add_event_referents(*step.trigger);
      }
      if (step.or_trigger) add_common_referents(step);
      break;
    case Verb::rule:
      for (const Ability& ability : step.abilities) made_rule(ability, step);
      return;
    default:
      break;
  }
  // Each round but the first knows what the last has chosen.
  if (has(step.verb, VerbTraits::repeats)) scope_.choices |= choices_made(step);
  const Scope before = scope_;
  // Only who has paid has given something up for it.
  scope_.named |= names_given(step.cost);
  if (step.verb == Verb::one_of)
    for (const Step& way : step.then) {
      // One of them is done: none has what another gives.
      const Scope others = scope_;
      this->step(way);
      scope_ = others;
    }
  else
    steps(step.then);
  // Without a target there is no other `it` than around it.
  if (step.verb == Verb::aim) {
    scope_.event = around.event;
    scope_.gone_it = around.gone_it;
  }
  // What follows on what is done first knows what came of it; elsewhere only one of the two is done.
  if (step.verb != Verb::prerequisite) {
    scope_.result = before.result;
    scope_.named = before.named;
    scope_.choices = before.choices;
    scope_.piles = before.piles;
  }
  steps(step.otherwise);
}

void StepSemantics::made_rule(const Ability& ability, const Step& step) {
  if (ability.kind != AbilityKind::rule) {
    if (ability.kind == AbilityKind::continuous) return this->ability(ability);
    const std::string word = word_for(step);
    report("L0231", find(word), "`" + word + "` makes a rule, and is given an ability of another kind",
           "Write a rule such as `cannot_attack { affects = target }`, or a change with `gains`.");
    return;
  }
  if (ability.affects.empty() && !permanent_)
    report("L0241", find(word_for(ability)),
           "`" + word_for(ability) + "` is about this card, which is never in play",
           "Write `affects = target`, or whom it is about.");
  const Scope outer = scope_;
  at(ability.line);
  const bool of_permanents = record_of(ability.rule.kind).affects == ThingKinds::permanents;
  if (of_permanents && lies_outside_play(scope_, ability.affects)) outside(ability);
  rule(ability, ability);
  scope_ = outer;
}

}  // namespace sleight
