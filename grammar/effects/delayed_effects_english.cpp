#include "grammar/effects/delayed_effects_english.h"

#include <algorithm>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/costs_english.h"
#include "grammar/abilities/triggers_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/life_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/states_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

Step at_next(Trigger trigger) {
  Step later = step(Verb::at_time);
  later.trigger = std::move(trigger);
  return later;
}

Trigger phase_trigger(Word phase, PhasePart part) {
  Trigger trigger;
  trigger.event = EventKind::phase;
  trigger.phase = phase;
  trigger.part = part;
  return trigger;
}

/// Whether that is an event that may never come, and no time.
bool watches_event(const Trigger& trigger) { return !has(trigger.event, EventTraits::of_time); }

/// What a new target is chosen for: this card is put on it.
Step put_on_it() {
  Step attach = step(Verb::attach, one(Reference::self));
  attach.other = one(Reference::it);
  return attach;
}

Trigger combat_end() {
  Trigger combat;
  combat.event = EventKind::end_of_combat;
  return combat;
}

/// "During your next upkeep" is any time in it, "at the beginning" its beginning (R-TURN-5).
PhasePart part_of_phase(const Node& said) {
  return said.has(Lexeme::DURING) ? PhasePart::ordinary : PhasePart::beginning;
}
std::string_view say_part(PhasePart part) {
  return part == PhasePart::ordinary ? "during " : "at the beginning of ";
}

/// "At the end of your upkeep, ...", of an upkeep under way or the next.
void read_at_end_of_upkeep(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step later = at_next(phase_trigger(context.word("upkeep"), PhasePart::end));
  later.trigger->whose = read_possessive(context, said.the(Phrase::possessive));
  if (!is_player(context, later.trigger->whose)) context.fail();
  read_clause(context, said.the(Phrase::clause), later.then);
  steps.push_back(std::move(later));
}

/// "At the beginning of your next main phase, ...", or of the next of another player.
void read_at_your_next(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Trigger trigger = phase_trigger(read_phase(context, said.the(Phrase::phase_name)), part_of_phase(said));
  trigger.whose = read_possessive(context, said.the(Phrase::possessive));
  if (!is_player(context, trigger.whose)) context.fail();
  Step later = at_next(std::move(trigger));
  read_clause_where(context, said, later.then);
  // What was countered just now is remembered as it was.
  if (!steps.empty() && steps.back().verb == Verb::counter && later.then.size() == 1)
    if (Box<Amount>& much = later.then.front().amount;
        much && much->kind == AmountKind::casting_cost && much->of && *much->of == steps.back().what)
      much->of = one(Reference::countered);
  // Any other spell is over by then, and nobody remembers what it cost.
  definition::walk(later.then, [&context](const Amount& amount) {
    if (amount.kind == AmountKind::casting_cost && !(amount.of && *amount.of == one(Reference::countered)))
      context.fail();
  });
  steps.push_back(std::move(later));
}

/// Whether it is asked what was destroyed, by a step that is still to come.
bool asks_what_waits(const Step& asking, const Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::at_time || !steps.back().trigger ||
      !(*steps.back().trigger == combat_end()) || *asking.trigger == combat_end())
    return false;
  bool asks = false;
  definition::walk(asking.then, [&asks](const Selector& selector) {
    asks = asks || selector.from == Reference::destroyed;
  });
  return asks;
}

void read_delayed(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step later = at_next_end(context, said.has(Lexeme::COMBAT));
  if (const Node* conditional = said.child(Phrase::conditional))
    read_effect(context, *conditional, {}, later.then);
  else
    read_clause(context, said.the(Phrase::clause), later.then);
  // "Destroy it at end of combat. At end of turn, if it was destroyed this way, ...": known from then on.
  Steps& behind = asks_what_waits(later, steps) ? steps.back().then : steps;
  behind.push_back(std::move(later));
}

/// The last list of steps that ends in damage, and nothing behind it: of an offer that was not taken too.
Steps* ending_in_damage(Steps& steps) {
  if (steps.empty()) return nullptr;
  Step& last = steps.back();
  if (last.verb == Verb::deal) return &steps;
  if (last.verb != Verb::may && last.verb != Verb::when) return nullptr;
  return last.then.empty()        ? ending_in_damage(last.otherwise)
         : last.otherwise.empty() ? ending_in_damage(last.then)
                                  : nullptr;
}

/// "If ~ deals damage to you this way, tap it": what was not prevented (R-DP-5).
void read_if_dealt(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto parties = said.all(Phrase::np);
  const Selector source = read_np(context, *parties.front());
  const Selector victim = read_np(context, *parties.back());
  Steps* hurting = ending_in_damage(steps);
  // It has to be the damage that was spoken of, and all of it.
  if (hurting == nullptr || !(source == one(Reference::self)) || !hurting->back().other.empty() ||
      !(hurting->back().what == victim))
    return context.fail();
  Trigger dealt;
  dealt.event = EventKind::deals_damage;
  dealt.subject = source;
  dealt.other = victim;
  Step later = at_next(std::move(dealt));
  read_clause(context, said.the(Phrase::clause), later.then);
  hurting->push_back(std::move(later));
}

/// "When that damage is dealt, tap all creatures dealt damage this way"; "when 5 or more of that damage is
/// dealt, ...".
void read_when_dealt(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::deal || !steps.back().other.empty()) context.fail();
  Trigger dealt;
  dealt.event = EventKind::deals_damage;
  dealt.subject = one(Reference::self);
  Step later = at_next(std::move(dealt));
  if (const Node* so_much = said.child(Phrase::quantity)) {
    Step when = step(Verb::when);
    when.condition = compared(amount_of(AmountKind::that_amount), read_quantity(context, *so_much));
    read_clause(context, said.the(Phrase::clause), when.then);
    later.then.push_back(std::move(when));
  } else {
    read_clause(context, said.the(Phrase::clause), later.then);
  }
  steps.push_back(std::move(later));
}

/// "At the beginning of each of your draw phases as long as ~ remains tapped, ..."
void read_each_while_tapped(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step later = at_next(phase_trigger(read_phase(context, said.the(Phrase::phase_name)), part_of_phase(said)));
  later.trigger->whose = read_possessive(context, said.the(Phrase::possessive));
  if (!is_player(context, later.trigger->whose)) context.fail();
  later.each_time = true;
  const Selector antecedent = context.antecedent;
  const bool by_name = context.only_by_name;
  if (const Node* watched = said.child(Phrase::np)) {
    later.duration =
        said.has(Lexeme::TAPPED) ? Duration::while_source_tapped : Duration::while_source_in_play;
    // A duration watches its own source (R-DUR-3), and no other permanent.
    if (!(read_np(context, *watched) == one(Reference::self))) context.fail();
  }
  context.refer_to(antecedent, by_name);
  read_clause(context, said.the(Phrase::clause), later.then);
  steps.push_back(std::move(later));
}

/// "That player may pay {1} before then to prevent this": of what the sentence before leaves for later.
void read_paying_before(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step* waits = steps.empty() ? nullptr : &steps.back();
  if (waits == nullptr || waits->verb != Verb::at_time || waits->each_time || !waits->cost.empty())
    return context.fail();
  const Selector who = read_np(context, said.the(Phrase::np));
  if (!is_player(context, who) || is_set(who.from)) return context.fail();
  waits->what = actor(who);
  waits->cost = read_cost(context, said.the(Phrase::cost));
}

/// "That player chooses a new target creature for ~", which is put on it.
void read_aiming_anew(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) return context.fail();
  Step aim = step(Verb::aim, read_group(context, said.the(Phrase::group)));
  aim.other = actor(subject);
  aim.then = {put_on_it()};
  steps.push_back(std::move(aim));
}

/// How often the step speaks of that.
int times_spoken(const Step& done, const Selector& what) {
  int times = 0;
  definition::walk(done, [&](const Selector& selector) {
    times += selector.from == what.from && selector.index == what.index ? 1 : 0;
  });
  return times;
}

/// The step with another name for some things, in the places that a step of its sort has for them.
Step renamed(Step done, const Selector& what, const Selector& called) {
  if (done.what == what) done.what = called;
  if (done.other == what) done.other = called;
  if (done.amount && done.amount->of && *done.amount->of == what) done.amount->of = called;
  for (ChangePart& part : done.change.parts) {
    if (part.who == what) part.who = called;
    if (part.amount && part.amount->of && *part.amount->of == what) part.amount->of = called;
  }
  return done;
}

/// The target that is spoken of in what waits is chosen only when that happens (R-TARGET-4): whatever is done
/// to it is done to the one that is chosen then. False where not just one step speaks of it.
bool aim_then(Steps& steps, const Selector& target, const Selector& among) {
  const auto speaks = [&](const Step& each) { return times_spoken(each, target) > 0; };
  const auto found = std::find_if(steps.begin(), steps.end(), speaks);
  if (found == steps.end() || std::count_if(steps.begin(), steps.end(), speaks) != 1) return false;
  if (found->verb == Verb::may) {
    const bool otherwise = std::any_of(found->otherwise.begin(), found->otherwise.end(), speaks);
    return !otherwise && aim_then(found->then, target, among);
  }
  Step aim = step(Verb::aim, among);
  aim.then.push_back(
      renamed(renamed(*found, one(Reference::it), one(Reference::other_one)), target, one(Reference::it)));
  // Some other place may name them too.
  const Step& done = aim.then.front();
  if (speaks(done) || times_spoken(*found, one(Reference::other_one)) > 0 ||
      times_spoken(done, one(Reference::it)) != times_spoken(*found, target))
    return false;
  *found = std::move(aim);
  return true;
}

/// "If there is no legal target, ..."
void read_without_target(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // The target of the sentence before, which is looked for when that is done.
  if (steps.size() == 1 && steps.back().verb != Verb::aim && context.targets_so_far() == 1) {
    TargetSpec plain;
    plain.what = context.targets->front().what;
    if (!(context.targets->front() == plain) || !aim_then(steps, one(Reference::target), plain.what))
      return context.fail();
    context.targets->clear();
    context.refer_to({});
  }
  if (steps.empty() || steps.back().verb != Verb::aim || !steps.back().otherwise.empty())
    return context.fail();
  Steps otherwise;
  if (const Node* later = said.child(Phrase::delayed))
    read_effect(context, *later, {}, otherwise);
  else
    read_clause_where(context, said, otherwise);
  steps.back().otherwise = std::move(otherwise);
}

/// "Remove those -1/-1 counters", of what waits for an event; null for anything else.
const Node* those_counters_removed(const Node& said) {
  const Node* clause = said.child(Phrase::clause);
  if (clause == nullptr || clause->children.size() != 1 || !clause->first().is(Phrase::imperative))
    return nullptr;
  const Node& order = clause->first().first();
  return order.is(Phrase::remove_those_counters) ? &order : nullptr;
}

/// What takes away again what `put` has put there.
Step taking_away(const Step& put) {
  Step taken = put;
  taken.verb = Verb::remove_counters;
  return taken;
}

/// "During each of your upkeeps as long as ~ remains tapped, put a -1/-1 counter on it. When ~ leaves play or
/// becomes untapped, remove those -1/-1 counters": each counter waits for that by itself.
void read_taking_away_those(ReadingContext& context, const Node& said, const Node& order, Step later,
                            Steps& steps) {
  context.take(said.the(Phrase::clause));
  context.take(said.the(Phrase::clause).first());
  context.take(order);
  const Word kind = read_counter_kind(context, order.the(Phrase::counter_kind));
  if (steps.empty() || later.each_time) return context.fail();
  Step& each = steps.back();
  const Step* put =
      each.verb == Verb::at_time && each.each_time && each.then.size() == 1 ? &each.then.front() : nullptr;
  if (put == nullptr || put->verb != Verb::put_counters || put->word != kind) return context.fail();
  later.then.push_back(taking_away(*put));
  each.then.push_back(std::move(later));
}

/// What waits for one event.
/// `other`: the other of two events; whichever comes first is the one, unless each time is meant.
void read_watching_for(ReadingContext& context, const Node& said, const Node& happens, const Node* other,
                       Steps& steps) {
  const bool event = std::exchange(context.event, true);
  const Selector antecedent = context.antecedent;
  const bool by_name = context.only_by_name;
  Step later = at_next(read_watched(context, said, happens, other));
  if (other != nullptr && !said.has(Lexeme::WHENEVER)) {
    context.refer_to(antecedent, by_name);
    later.or_trigger = read_also_watched(context, later.trigger->subject, *other, happens);
  }
  if (const Node* how = said.child(Phrase::not_sacrificed)) {
    if (later.trigger->event != EventKind::put_into_graveyard || later.or_trigger) context.fail();
    later.trigger->unsacrificed = true;
    context.take(*how);
  }
  // There is one attack a turn (R-CBT-1).
  if (said.has(Lexeme::THIS)) later.duration = Duration::end_of_turn;
  later.each_time = said.has(Lexeme::WHENEVER);
  // Without an end it would wait for ever, and damage that is waited for so is the effect's own.
  const auto of_damage = [](const Box<Trigger>& trigger) {
    return trigger && trigger->event == EventKind::deals_damage;
  };
  if (later.duration == Duration::for_good &&
      (later.each_time || of_damage(later.trigger) || of_damage(later.or_trigger)))
    context.fail();
  if (const Node* those = those_counters_removed(said);
      those != nullptr && !steps.empty() && steps.back().verb == Verb::at_time) {
    context.event = event;
    return read_taking_away_those(context, said, *those, std::move(later), steps);
  }
  const std::size_t aimed = context.targets_so_far();
  if (const Node* conditional = said.child(Phrase::conditional))
    read_effect(context, *conditional, {}, later.then);
  else
    read_clause_where(context, said, later.then);
  // Each time another one, which nobody has announced.
  if (later.each_time && context.targets_so_far() > aimed) {
    Selector target = one(Reference::target);
    target.index = static_cast<std::uint8_t>(aimed);
    TargetSpec plain;
    plain.what = context.targets->back().what;
    if (context.targets->size() != aimed + 1 || !(context.targets->back() == plain) ||
        !aim_then(later.then, target, plain.what))
      context.fail();
    context.targets->pop_back();
    // What goes on may be said of either.
    context.refer_to(one(Reference::it), true);
  }
  context.event = event;
  steps.push_back(std::move(later));
}

/// "When that creature leaves play this turn, sacrifice ~", "whenever a creature blocks this turn, ...".
void read_watching(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector antecedent = context.antecedent;
  const bool by_name = context.only_by_name;
  const auto events = said.all(Phrase::event);
  if (events.size() > 1 && !said.has(Lexeme::WHENEVER))
    return read_watching_for(context, said, *events[0], events[1], steps);
  // Nothing blocks and is blocked by the same creature: two that wait are one then.
  const bool apart =
      events.size() > 1 && events[0]->is(Phrase::blocks) && events[1]->is(Phrase::becomes_blocked);
  if (events.size() > 1 && !apart) context.fail();
  for (std::size_t i = 0; i < events.size(); ++i) {
    context.refer_to(antecedent, by_name);
    read_watching_for(context, said, *events[i], events.size() > 1 ? events[1 - i] : nullptr, steps);
  }
}

}  // namespace

void read_on_event(ReadingContext& context, const Node& clause, const Node& event, Steps& steps) {
  context.take(event);
  // "Put it into play at end of turn. Sacrifice it when ...": from then on, and what has come into play.
  const bool behind = !steps.empty() && steps.back().verb == Verb::at_time && steps.back().trigger &&
                      !watches_event(*steps.back().trigger);
  const bool put_there =
      behind && steps.back().then.size() == 1 && steps.back().then.front().verb == Verb::move_to_play;
  if (behind && !put_there) return context.fail();
  if (put_there) context.refer_to(one(Reference::moved));
  // What is done is said first, and by what went before it.
  Steps done;
  read_clause(context, clause, done);
  const Selector antecedent = context.antecedent;
  const bool by_name = context.only_by_name;
  const bool around = std::exchange(context.event, true);
  Step later = at_next(read_watched(context, event, event.the(Phrase::event), nullptr));
  context.event = around;
  context.refer_to(antecedent, by_name);
  later.then = std::move(done);
  if (later.trigger->event == EventKind::deals_damage) context.fail();
  (put_there ? steps.back().then : steps).push_back(std::move(later));
}

namespace {

/// "Skip your next draw phase." Every one of them would be a static ability, not a step.
void read_skipping(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::DRAWING)) return steps.push_back(step(Verb::skip_draw, actor(subject)));
  const Node* whose = said.child(Phrase::possessive);
  if (whose == nullptr || !said.has(Lexeme::NEXT)) return context.fail();
  const Selector who = read_possessive(context, *whose);
  // "Target player skips their next turn": both have to be the same player.
  if (!subject.empty() && !(subject == who)) context.fail();
  if (said.has(Lexeme::TURN)) {
    Step turns = step(Verb::skip_turns, actor(who));
    const Node* number = said.child(Phrase::number);
    turns.amount = number != nullptr ? read_number(context, *number) : Amount(1);
    steps.push_back(std::move(turns));
    return;
  }
  Step skip = step(Verb::skip_phase, actor(who));
  skip.word = read_phase(context, said.the(Phrase::phase_name));
  steps.push_back(std::move(skip));
}

/// "Take an extra turn after this one."
void read_taking_turns(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Step turns = step(Verb::take_turns, actor(subject));
  turns.amount = read_number(context, said.the(Phrase::number));
  steps.push_back(std::move(turns));
}

/// Whether a step is done only where so much of the damage of the event was dealt.
bool asks_how_much(const Step& step) {
  if (step.verb != Verb::when || !step.otherwise.empty() || !step.condition) return false;
  const Condition& asked = *step.condition;
  return asked.kind == ConditionKind::compare && asked.left && asked.right &&
         asked.left->kind == AmountKind::that_amount && asked.right->is_number();
}

/// "You gain 1 life for each 1 damage dealt", with or without its limit: what life_english.cpp reads.
std::string say_drained(Speaker& speaker, const Step& step) {
  const std::string gain = "gain 1 life for each 1 damage dealt";
  const Step* only = step.then.size() == 1 ? &step.then.front() : nullptr;
  if (only != nullptr && *only == gain_of_damage()) return gain;
  if (only != nullptr && only->condition && *only == gain_within_limits(only->condition->what))
    return gain +
           ", but not more than the toughness of the creature or the life total of the player before the "
           "damage";
  const Step* first =
      only != nullptr && only->condition && only->then.size() == 1 ? &only->then.front() : nullptr;
  if (first != nullptr && first->amount && first->amount->terms.size() == 3 &&
      *only == gain_within_limits(only->condition->what, Box<Amount>(first->amount->terms[1])))
    if (const std::string spent = say_spent_on_x(speaker, first->amount->terms[1]); !spent.empty())
      return gain + ", but not more than " + spent +
             ", the toughness of the creature, or the life total of the player before the damage";
  // Of a spell: an ability of a permanent may have dealt damage before.
  const bool before = std::exchange(speaker.own_damage, !any(speaker.card.types & permanent_types));
  std::string so_much;
  std::string done;
  if (only != nullptr && asks_how_much(*only)) {
    const Condition& asked = *only->condition;
    so_much = say_quantity(speaker, {asked.compare, *asked.right}, false) + " of ";
    done = say_follows(speaker, only->then);
  } else {
    // What comes of an offer is told behind it.
    done = only != nullptr ? say_step(speaker, *only) : say_follows(speaker, step.then);
  }
  speaker.own_damage = before;
  return "when " + so_much + "that damage is dealt, " + done;
}

/// "At end of combat", "at the beginning of the next turn's upkeep"; "" for other times.
std::string_view say_next(const Trigger& trigger) {
  if (trigger == combat_end()) return " at end of combat";
  Trigger end = phase_trigger(Word{"cleanup"}, PhasePart::end);
  if (trigger == end) return " at end of turn";
  end.whose = one(Reference::you);
  if (trigger == end) return " at the next end of your turn";
  return trigger == phase_trigger(Word{"upkeep"}, PhasePart::beginning)
             ? " at the beginning of the next turn's upkeep"
             : "";
}

/// " ~ leaves play or becomes untapped": what is waited for. Whether once or each time the step says, not the
/// event.
std::string say_awaited(Speaker& speaker, const Step& step) {
  const auto happens = [](Speaker& said_by, const Trigger& trigger) {
    const std::string said = say_trigger(said_by, trigger);
    return said.substr(std::min(said.find(' '), said.size()));
  };
  // Both are said of one thing, which is named once.
  Speaker aside = speaker;
  Speaker again = speaker;
  const Trigger first = step.trigger ? *step.trigger : Trigger{};
  const std::string text = happens(speaker, first);
  if (!step.or_trigger) return text;
  const std::string who = " " + say_thing(aside, first.subject, "a ");
  std::string other = happens(again, *step.or_trigger);
  if (other.starts_with(who)) other.erase(0, who.size());
  return text + " or" + other;
}

/// What waits for something to happen to somebody.
std::string say_watching(Speaker& speaker, const Step& step) {
  // How it went there stands behind the time in which it goes.
  Step awaited = step;
  const bool unsacrificed = awaited.trigger && std::exchange(awaited.trigger->unsacrificed, false);
  std::string text = (step.each_time ? "whenever" : "when") + say_awaited(speaker, awaited);
  if (step.duration == Duration::end_of_turn) text += " this turn";
  if (unsacrificed) text += ", if it was not sacrificed";
  const bool around = std::exchange(speaker.aims_then, step.each_time);
  std::string done;
  // What comes of an offer is told behind it.
  if (step.then.size() == 1)
    done = say_step(speaker, step.then.front());
  else
    for (const Step& each : step.then) done += (done.empty() ? "" : " and ") + say_within(speaker, each);
  speaker.aims_then = around;
  return text + ", " + done;
}

/// "It deals damage equal to its power to target creature", of what waits; elsewhere that would be a target
/// of whatever is announced.
std::string say_aim(Speaker& speaker, const Step& step) {
  if (step.then == Steps{put_on_it()}) {
    std::string text = say_who_does(speaker, step.other, "choose", "chooses") + " a new target " +
                       say_group(speaker, step.what, false) + " for " + speaker.card.name;
    if (!step.otherwise.empty())
      text += ". If there is no legal target, " + say_follows(speaker, step.otherwise);
    return text;
  }
  const bool plain = (speaker.aims_then || !step.otherwise.empty()) &&
                     (speaker.targets == nullptr || speaker.targets->empty()) && step.then.size() == 1;
  const auto with_none = [&](const std::string& text) {
    if (step.otherwise.empty()) return text;
    return text + ". If there is no legal target, " + say_follows(speaker, step.otherwise);
  };
  if (!plain) {
    const std::string which = "choose target " + say_group(speaker, step.what, false) + ": ";
    const std::string_view around = std::exchange(speaker.it, "that one");
    const std::string done = say_follows(speaker, step.then);
    speaker.it = around;
    return with_none(which + done);
  }
  std::vector<TargetSpec> target(1);
  target.front().what = step.what;
  const std::vector<TargetSpec>* const announced = std::exchange(speaker.targets, &target);
  const std::vector<bool> named = std::exchange(speaker.named, {false});
  const Step done = renamed(renamed(step.then.front(), one(Reference::it), one(Reference::target)),
                            one(Reference::other_one), one(Reference::it));
  const std::string said = say_within(speaker, done);
  speaker.targets = announced;
  speaker.named = named;
  return with_none(said);
}

/// "It cannot attack during its controller's next turn"; "" for anything else that waits for a turn.
std::string say_banned_next_turn(Speaker& speaker, const Step& step, const Trigger& trigger) {
  const Selector* thing = trigger.whose.of ? &*trigger.whose.of : nullptr;
  if (thing == nullptr || trigger.whose.from != Reference::controller_of || step.then.size() != 1) return "";
  Trigger begins = phase_trigger(Word{"untap"}, PhasePart::beginning);
  begins.whose = trigger.whose;
  Ability ban = rule_of(RuleKind::cannot_attack);
  ban.affects = *thing;
  const Step& done = step.then.front();
  if (!(trigger == begins) || done.verb != Verb::rule || done.duration != Duration::end_of_turn ||
      done.abilities != std::vector{ban})
    return "";
  return say_thing(speaker, *thing, "all ") + " cannot attack during its controller's next turn";
}

/// "Sacrifice it when ~ leaves play": what waits for that from then on.
std::string say_on_event(Speaker& speaker, const Step& step) {
  std::string done;
  for (const Step& each : step.then) done += (done.empty() ? "" : " and ") + say_within(speaker, each);
  return done + (step.each_time ? " whenever" : " when") + say_awaited(speaker, step) +
         (step.duration == Duration::end_of_turn ? " this turn" : "");
}

/// "At the beginning of each of your draw phases as long as ~ remains tapped, put ..."
std::string say_each_while_tapped(Speaker& speaker, const Step& step, const Trigger& trigger) {
  const std::string phase = say_phase(speaker, trigger.phase);
  std::string done;
  const Step* again = step.then.size() == 2 ? &step.then[1] : nullptr;
  const bool taken = again != nullptr && again->verb == Verb::at_time && !again->each_time &&
                     again->duration == Duration::for_good && again->trigger &&
                     watches_event(*again->trigger) && step.then[0].verb == Verb::put_counters &&
                     again->then == Steps{taking_away(step.then[0])};
  if (taken)
    done = say_within(speaker, step.then[0]) + ". When" + say_awaited(speaker, *again) + ", remove those " +
           speaker.spelling(step.then[0].word) + " counters";
  else
    for (const Step& each : step.then) done += (done.empty() ? "" : " and ") + say_within(speaker, each);
  const std::string whose = say_possessive(speaker, trigger.whose);
  const std::string how_long =
      step.duration == Duration::for_good
          ? " for the rest of the game, "
          : " as long as " + speaker.card.name + " remains " +
                (step.duration == Duration::while_source_tapped ? "tapped, " : "in play, ");
  return std::string(say_part(trigger.part)) + "each of " + whose + " " + phase + "s" + how_long + done;
}

std::string say_later(Speaker& speaker, const Step& step) {
  const Trigger trigger = step.trigger ? *step.trigger : Trigger{};
  const bool as_long = step.duration == Duration::for_good ||
                       step.duration == Duration::while_source_tapped ||
                       step.duration == Duration::while_source_in_play;
  if (trigger.event == EventKind::phase && trigger.part != PhasePart::end && !trigger.whose.empty() &&
      step.each_time && as_long)
    return say_each_while_tapped(speaker, step, trigger);
  if (!step.cost.empty()) {
    Step unpaid = step;
    unpaid.cost = {};
    unpaid.what = {};
    return say_later(speaker, unpaid) + ". " +
           capital(is_you(step.what) ? std::string("you") : say_thing(speaker, step.what, "each ")) +
           " may pay " + say_cost(speaker, step.cost) + " before then to prevent this";
  }
  if (step.duration == Duration::end_of_turn ||
      (watches_event(trigger) && trigger.event != EventKind::deals_damage))
    return say_watching(speaker, step);
  if (const std::string banned = say_banned_next_turn(speaker, step, trigger); !banned.empty()) return banned;
  const std::string_view time = say_next(trigger);
  if (waits_for_own_damage(step) && !trigger.other.empty())
    return "if " + say_thing(speaker, trigger.subject, "a ") + " deals damage to " +
           say_thing(speaker, trigger.other, "each ") + " this way, " + say_follows(speaker, step.then);
  if (time.empty()) {
    // The only thing that waits for damage of its own in words of the era: draining life.
    Trigger own_damage;
    own_damage.event = EventKind::deals_damage;
    own_damage.subject = one(Reference::self);
    if (trigger == own_damage) return say_drained(speaker, step);
    const bool at_end = trigger.part == PhasePart::end && trigger.phase == Word{"upkeep"};
    const bool next = trigger.event == EventKind::phase && (trigger.part != PhasePart::end || at_end);
    const bool yours = trigger.whose == one(Reference::you);
    std::string done;
    if (next && yours) done = say_in_one(speaker, step.then);
    if (next && !yours && !trigger.whose.empty() && !is_set(trigger.whose.from) && step.then.size() == 1)
      done = say_within(speaker, step.then.front());
    if (!done.empty() && at_end)
      return "at the end of " + say_possessive(speaker, trigger.whose) + " upkeep, " + done;
    if (!done.empty())
      return std::string(say_part(trigger.part)) + say_possessive(speaker, trigger.whose) + " next " +
             say_phase(speaker, trigger.phase) + ", " + done;
    return say_trigger(speaker, trigger) + ", this once: " + say_follows(speaker, step.then);
  }
  const bool waits = std::any_of(step.then.begin(), step.then.end(),
                                 [](const Step& each) { return each.verb == Verb::at_time; });
  if (step.then.size() > 1 && !waits && time.starts_with(" at end of "))
    if (const std::string one_clause = say_in_one(speaker, step.then); !one_clause.empty())
      return std::string(time.substr(1)) + ", " + one_clause;
  std::string text;
  for (const Step& each : step.then) {
    // Asked at that time: a condition in front of the time would be asked at once.
    const bool asked = each.verb == Verb::when && !each.then.empty() && trigger.event != EventKind::phase;
    if (each.verb == Verb::at_time && !text.empty() && each.trigger &&
        (watches_event(*each.trigger) || asks_what_waits(each, {step}))) {
      const bool event = watches_event(*each.trigger);
      const bool around = std::exchange(speaker.first_of_two, !event);
      text += ". " + capital(event ? say_on_event(speaker, each) : say_within(speaker, each));
      speaker.first_of_two = around;
      continue;
    }
    if (each.verb == Verb::flip_coin && step.then.size() == 1 && time != " at end of turn")
      // What comes of it is told in sentences of their own.
      return std::string(time.substr(1)) + ", " + say_step(speaker, each);
    // What comes of a coin is told behind it.
    const bool at_end = ((each.verb == Verb::when && !each.then.empty()) || each.verb == Verb::flip_coin) &&
                        time == " at end of turn";
    if (asked || at_end) {
      text += (text.empty() ? "" : ". ") + std::string(text.empty() ? "at" : "At") +
              std::string(time.substr(3)) + ", " +
              (each.verb == Verb::flip_coin ? say_step(speaker, each) : say_within(speaker, each));
      continue;
    }
    const std::string said = say_within(speaker, each);
    // The time in each sentence: the next would be read as done at once.
    text += (text.empty() ? said : ". " + capital(said)) + (step.once ? " once" : "") + std::string(time);
  }
  return text;
}

/// "Turn", or "2 extra turns" with a word before them.
std::string say_turns(Speaker& speaker, const Step& step, const std::string& one, const std::string& noun) {
  const bool single = !step.amount || *step.amount == Amount(1);
  return single ? one : counted(say_number(speaker, step.amount, "a"), noun);
}

std::string say_skipped_turns(Speaker& speaker, const Step& step) {
  const std::string turns = say_turns(speaker, step, "turn", "turn");
  if (is_you(step.what)) return "skip your next " + turns;
  return say_who_does(speaker, step.what, "skip", "skips") + " their next " + turns;
}

std::string say_extra_turns(Speaker& speaker, const Step& step) {
  return (is_you(step.what) ? "take" : say_who_does(speaker, step.what, "take", "takes")) + std::string(" ") +
         say_turns(speaker, step, "an extra turn", "extra turn") + " after this one";
}

std::string say_skipped_draw(Speaker& speaker, const Step& step) {
  return (is_you(step.what) ? "skip" : say_who_does(speaker, step.what, "skip", "skips")) +
         std::string(" drawing a card");
}

std::string say_skipping(Speaker& speaker, const Step& step) {
  const std::string phase = say_phase(speaker, step.word);
  if (is_you(step.what)) return "skip your next " + phase;
  return say_who_does(speaker, step.what, "skip", "skips") + " their next " + phase;
}

/// Whether a step says who does what ("it deals 1 damage") and is no order, or can be turned into that.
bool is_stated(Verb verb) {
  constexpr Verb stated[] = {Verb::deal,      Verb::prevent, Verb::change,  Verb::rule, Verb::gain_life,
                             Verb::lose_life, Verb::draw,    Verb::discard, Verb::mill};
  return std::find(std::begin(stated), std::end(stated), verb) != std::end(stated);
}

/// "Shuffle a card from your hand into your library": chosen, put there and shuffled in one order; "" for
/// other steps.
std::string say_shuffled_in(Speaker& speaker, const Steps& steps) {
  Step move = step(Verb::move, one(Reference::found));
  move.zone = Zone::library;
  const bool order = steps.size() == 3 && steps[0].verb == Verb::search && steps[0].amount == Amount(1) &&
                     !steps[0].up_to && !steps[0].at_random && is_you(steps[0].other) &&
                     steps[0].then.empty() && steps[1] == move && steps[2].verb == Verb::shuffle;
  if (!order) return "";
  const std::string what = say_thing(speaker, steps[0].what, "a ");
  return "shuffle " + what + " into " + say_possessive(speaker, steps[2].what) + " library";
}

/// "Tap it to have it deal 1 damage": no part of the second without the first.
std::string say_prerequisite(Speaker& speaker, const Step& step) {
  std::string text = say_shuffled_in(speaker, step.then);
  if (text.empty()) text = say_follows(speaker, step.then);
  if (step.then.size() == 1 && step.then.front().verb == Verb::regenerate)
    return text + ". When it regenerates this way, " + say_follows(speaker, step.otherwise);
  if (step.otherwise.size() > 1)
    if (const std::string one_clause = say_in_one(speaker, step.otherwise); !one_clause.empty())
      return text + ". If you do, " + one_clause;
  if (step.otherwise.size() != 1 || !is_stated(step.otherwise.front().verb))
    return text + ". If you do, " + say_follows(speaker, step.otherwise);
  text += " to have ";
  for (const Step& each : step.otherwise) {
    const bool around = std::exchange(speaker.told, true);
    std::string then = say_within(speaker, each);
    speaker.told = around;
    // "... to have ~ deal 2 damage": it is told to.
    if (const std::size_t deals = then.find(" deals "); each.verb == Verb::deal && deals != std::string::npos)
      then.erase(deals + 5, 1);
    if (each.verb == Verb::prevent && then.starts_with("prevent ")) {
      // "... to have 1 damage to target creature prevented": the verb stands last, and "up to" is not said.
      then = then.substr(8) + " prevented";
      if (then.starts_with("up to ")) then = then.substr(6);
    }
    text += then;
  }
  return text;
}

constexpr ReadEffect waiting_read[] = {{Phrase::at_its_end, read_delayed},
                                       {Phrase::at_your_next, read_at_your_next},
                                       {Phrase::at_end_of_upkeep, read_at_end_of_upkeep},
                                       {Phrase::each_while_tapped, read_each_while_tapped},
                                       {Phrase::paying_before, read_paying_before},
                                       {Phrase::aiming_anew, read_aiming_anew},
                                       {Phrase::without_target, read_without_target},
                                       {Phrase::if_dealt, read_if_dealt},
                                       {Phrase::when_dealt, read_when_dealt},
                                       {Phrase::watching, read_watching},
                                       {Phrase::awaiting, read_watching},
                                       {Phrase::skipping, read_skipping},
                                       {Phrase::taking_turns, read_taking_turns}};
constexpr SayEffect waiting_said[] = {
    {Verb::at_time, say_later},
    {Verb::aim, say_aim},
    {Verb::skip_phase, say_skipping},
    {Verb::skip_draw, say_skipped_draw},
    {Verb::skip_turns, say_skipped_turns},
    {Verb::take_turns, say_extra_turns},
    {Verb::prerequisite, say_prerequisite},
};

}  // namespace

Step at_next_end(ReadingContext& context, bool of_combat) {
  // "At end of turn" is the very end of cleanup, after damage and changes have ended (R-CLEAN-3).
  if (!of_combat) return at_next(phase_trigger(context.word("cleanup"), PhasePart::end));
  return at_next(combat_end());
}

Step at_next_upkeep(ReadingContext& context) {
  // Of whichever player comes next: "the next turn's upkeep" is nobody's in particular.
  return at_next(phase_trigger(context.word("upkeep"), PhasePart::beginning));
}

Step at_next_turn_of(ReadingContext& context, const Selector& thing, bool untapped) {
  // Behind an untap phase that happens: one that is skipped is not counted (R-SKIP-1).
  Trigger trigger = phase_trigger(context.word("untap"), untapped ? PhasePart::end : PhasePart::beginning);
  trigger.whose = one(Reference::controller_of);
  trigger.whose.of = thing;
  return at_next(std::move(trigger));
}

std::string say_either_block(Speaker& speaker, const Steps& steps) {
  const bool two = steps.size() == 2 && steps[0].verb == Verb::at_time && steps[1].verb == Verb::at_time &&
                   steps[0].trigger && steps[1].trigger && steps[0].each_time &&
                   steps[0].duration == Duration::end_of_turn && !steps[0].trigger->other.empty();
  if (!two) return "";
  // They differ in the event alone.
  Step blocked = steps[1];
  blocked.trigger->event = EventKind::blocks;
  if (steps[0].trigger->event != EventKind::blocks || steps[1].trigger->event != EventKind::becomes_blocked ||
      !(blocked == steps[0]))
    return "";
  std::string said = say_later(speaker, steps[1]);
  constexpr std::string_view becomes = " becomes blocked ";
  const std::size_t at = said.find(becomes);
  if (at != std::string::npos) said.insert(at, " blocks or");
  return said;
}

std::string say_two_untaps(Speaker& speaker, const Step& first, const Step& second) {
  const Selector* thing = second.trigger && second.trigger->whose.of ? &*second.trigger->whose.of : nullptr;
  if (first.verb != Verb::rule || second.verb != Verb::at_time || thing == nullptr ||
      first.duration != Duration::next_untap)
    return "";
  Trigger behind = phase_trigger(Word{"untap"}, PhasePart::end);
  behind.whose = one(Reference::controller_of);
  behind.whose.of = *thing;
  Ability ban = rule_of(RuleKind::does_not_untap);
  ban.affects = *thing;
  if (first.abilities != std::vector{ban} || second.then != Steps{first} || !(*second.trigger == behind) ||
      second.each_time || second.duration != Duration::for_good)
    return "";
  return say_thing(speaker, *thing, "all ") + " does not untap during its controller's next two untap phases";
}

bool waits_for_own_damage(const Step& step) {
  return step.verb == Verb::at_time && step.trigger && step.trigger->event == EventKind::deals_damage &&
         step.duration == Duration::for_good && step.trigger->subject == one(Reference::self);
}

EffectFamily delayed_effects_family() { return {waiting_read, waiting_said}; }

}  // namespace sleight
