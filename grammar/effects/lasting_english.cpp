#include "grammar/effects/lasting_english.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/effects/choices_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/lasting_rules_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/resizing_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// How long each predicate holds: as long as is said of it or, where nothing is, of the next ("gets +1/+1 and
/// gains flying until end of turn"), or in front of all of them.
/// `holds`: where a rule about one thing may come and go. `keeps`: where a change of one thing may end.
std::vector<Duration> read_durations(ReadingContext& context, const Node& said, Condition* holds,
                                     Box<Condition>* keeps) {
  std::vector<Duration> lasting;
  std::size_t open = 0;
  bool timed = false;
  // What is done once is over then: no time is left out of "you gain 2 life this turn".
  const auto predicates = said.all(Phrase::predicate);
  const auto lasts = [](const Node* predicate) {
    return predicate->has(Phrase::changing) || predicate->has(Phrase::ruling);
  };
  const bool said_of_time = said.has(Phrase::front) || said.has(Phrase::duration);
  if (said_of_time && std::none_of(predicates.begin(), predicates.end(), lasts)) context.fail();
  if (const Node* front = said.child(Phrase::front)) {
    lasting.assign(predicates.size(), read_duration(context, front));
    // Said twice it would be two times.
    if (said.has(Phrase::duration)) context.fail();
    return lasting;
  }
  for (const Node& child : said.children) {
    if (child.is(Phrase::predicate)) lasting.push_back(Duration::for_good);
    if (!child.is(Phrase::duration)) continue;
    timed = true;
    const Duration until = read_duration(context, &child, holds, keeps);
    for (; open < lasting.size(); ++open) lasting[open] = until;
  }
  // What is said of no time behind something that is would hold for good: nobody means that.
  for (; timed && open < predicates.size(); ++open)
    if (predicates[open]->has(Phrase::changing)) context.fail();
  return lasting;
}

/// A step for all that was said to change of those, so far.
void add_change(Selector affects, Change& change, Duration lasting, Steps& steps) {
  if (change.parts.empty()) return;
  // The order of words means nothing: changes apply layer by layer (R-CONT-1).
  in_layer_order(change);
  // One change takes one keyword away: the others are steps of their own.
  std::vector<ChangePart> more;
  bool one_gone = false;
  std::erase_if(change.parts, [&](const ChangePart& part) {
    if (part.kind != ChangeKind::loses_keyword || !std::exchange(one_gone, true)) return false;
    more.push_back(part);
    return true;
  });
  Step made = step(Verb::change, std::move(affects));
  made.change = std::exchange(change, {});
  made.duration = lasting;
  steps.push_back(made);
  for (const ChangePart& part : more) {
    made.change.parts = {part};
    steps.push_back(made);
  }
}

/// "Target creature gets +1/+1 and gains flying until end of turn": a subject and what is said of it.
void read_subject_and_predicates(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // Of what attacks and of another: it is what attacks that deals damage in combat.
  const auto all = said.all(Phrase::predicate);
  if (all.size() == 1 && all.front()->has(Phrase::deals_no_combat_damage) && !context.attacker.empty() &&
      context.antecedent == context.attacker)
    context.only_by_name = false;
  Selector subject = read_np(context, said.the(Phrase::np));
  const Node& named = said.the(Phrase::np).first().first();
  // A card of a library gets nothing: "untap ~ and it gets +1/+1" is of what was done last.
  if (is_one_top_card(subject) &&
      std::any_of(all.begin(), all.end(), [](const Node* part) { return part->has(Phrase::changing); })) {
    if (steps.empty() || !(steps.back().what == one(Reference::self))) context.fail();
    subject = one(Reference::self);
  }
  context.each_player = subject == one(Reference::players) && named.has(Lexeme::EACH);
  // "That player", further on, is whoever is aimed at here.
  if (is_player(context, subject) && subject.from == Reference::target) context.player = subject;
  if (is_player(context, subject) && !is_set(subject.from)) context.they = subject;
  // Before the predicates, although they stand behind them: a rule among them lasts as long.
  const auto predicates = said.all(Phrase::predicate);
  Condition holds;
  const bool one_rule =
      predicates.size() == 1 && predicates.front()->has(Phrase::ruling) && !is_set(subject.from);
  Box<Condition> keeps;
  const bool one_change =
      predicates.size() == 1 && predicates.front()->has(Phrase::changing) && !is_set(subject.from);
  const std::vector<Duration> lasting =
      read_durations(context, said, one_rule ? &holds : nullptr, one_change ? &keeps : nullptr);
  // "Their hand" is that of whoever is spoken of, be it each of several.
  const Selector around =
      std::exchange(context.doer, is_player(context, subject) ? actor(subject) : Selector{});
  Change change;
  Selector affects = subject;
  for (std::size_t i = 0; i < predicates.size(); ++i) {
    context.take(*predicates[i]);
    const Node& what = predicates[i]->first();
    if (loses_ban(what)) {
      steps.push_back(freed(context, what, subject, lasting[i]));
      continue;
    }
    const bool more = what.is(Phrase::changing);
    if (i > 0 && !(lasting[i] == lasting[i - 1])) add_change(affects, change, lasting[i - 1], steps);
    if (more)
      read_changing(context, what, subject, affects, change);
    else if (what.rule == Phrase::next_turn_ban)
      read_next_turn_ban(context, what, subject, steps);
    else if (what.is(Phrase::ruling))
      read_ruling(context, what, subject, lasting[i], holds, steps);
    else
      read_effect(context, what, subject, steps);
    // Nobody could tell whether what is joined to an offer belongs to it.
    if (i + 1 < predicates.size() && is_offer(what)) context.fail();
  }
  const std::size_t before = steps.size();
  add_change(affects, change, lasting.back(), steps);
  for (std::size_t i = before; i < steps.size(); ++i) steps[i].condition = keeps;
  context.doer = around;
}

/// "If it does not have "...", it gains that ability": for good, and once.
void read_gaining_once(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto named = said.all(Phrase::np);
  Step made = step(Verb::change, read_np(context, *named.front()));
  if (is_set(made.what.from) || is_player(context, made.what) ||
      !(read_np(context, *named.back()) == made.what))
    context.fail();
  made.change.parts.push_back(change_part(ChangeKind::gains_once));
  made.change.parts.back().abilities.push_back(read_quoted(
      context, said.the(Lexeme::QUOTED).text, types_of_receiver(context, made.change, made.what)));
  steps.push_back(std::move(made));
}

/// "If it does not have "...", it gains that ability"; "" for any other change.
std::string say_gaining_once(Speaker& speaker, const Step& step) {
  const std::vector<ChangePart>& parts = step.change.parts;
  if (parts.size() != 1 || parts[0].kind != ChangeKind::gains_once || parts[0].abilities.size() != 1 ||
      step.duration != Duration::for_good)
    return "";
  Card grantee = speaker.card;
  grantee.name = "this card";
  Speaker aside(grantee, speaker.words, speaker.vocabulary);
  const std::string gained = "\"" + say_ability(aside, parts[0].abilities[0]) + "\"";
  return "if " + say_thing(speaker, step.what, "all ") + " does not have " + gained +
         ", it gains that ability";
}

void read_still_land(ReadingContext& context, const Node&, const Selector&, Steps& steps) {
  // "It is still a land" keeps a type that the change before would have replaced.
  if (steps.empty() || !keep_land(steps.back().change)) context.fail();
}

/// " for as long as it has a mire counter on it": what a change ends without; "" where nothing is said.
std::string say_kept(Speaker& speaker, const Step& step) {
  if (!step.condition) return "";
  const bool alone = step.duration == Duration::for_good;
  const std::string until = alone ? " for as long as " : " and ";
  // "Less than" is what is not as much.
  const bool denied = step.condition->kind == ConditionKind::none && step.condition->parts.size() == 1;
  const Condition& asked = denied ? step.condition->parts.front() : *step.condition;
  const bool values = asked.kind == ConditionKind::compare && asked.left && asked.right &&
                      !asked.right->is_number() && asked.compare != Comparison::equal;
  if (!values) return until + say_condition(speaker, *step.condition);
  const bool less = (asked.compare == Comparison::at_most) != denied;
  const std::string left = say_measure(speaker, *asked.left);
  return until + left + (alone ? " is" : " remains") + (less ? " less than " : " more than ") +
         (denied ? "" : "or equal to ") + say_measure(speaker, *asked.right);
}

std::string say_lasting_change(Speaker& speaker, const Step& step) {
  if (const std::string once = say_gaining_once(speaker, step); !once.empty()) return once;
  if (const std::string size = say_resizing(speaker, step); !size.empty()) return size;
  if (const std::string words = say_reworded_text(speaker, step); !words.empty()) return words;
  const bool many = is_plural(speaker, step.what);
  const std::vector<ChangePart>& parts = step.change.parts;
  if (parts.size() == 1 && parts[0].kind == ChangeKind::controller &&
      (parts[0].who.empty() || parts[0].who.from == Reference::you)) {
    const std::string taken = "gain control of " + say_thing(speaker, step.what, "all ") +
                              say_duration(step.duration, speaker.card.name);
    return taken + say_kept(speaker, step);
  }
  // Who keeps the use of what is given says so behind it: in quotes it would be whoever is given it.
  Change given = step.change;
  bool kept = false;
  for (ChangePart& part : given.parts)
    for (Ability& ability : part.abilities)
      if (ability.user == one(Reference::you)) {
        ability.user = {};
        kept = true;
      }
  const std::string changed =
      say_change(speaker, say_thing(speaker, step.what, "all "), given, many, step.duration);
  const std::string stop = changed.ends_with(".\"") ? " " : ". ";
  return changed + (kept ? stop + "Only you may use this ability" : "") + say_kept(speaker, step);
}

constexpr ReadEffect lasting_read[] = {
    {Phrase::subject_and_predicates, read_subject_and_predicates},
    {Phrase::gaining_once, read_gaining_once},
    {Phrase::still_land, read_still_land},
};
constexpr SayEffect lasting_said[] = {
    {Verb::change, say_lasting_change},
};

}  // namespace

EffectFamily lasting_family() { return {lasting_read, lasting_said}; }

}  // namespace sleight
