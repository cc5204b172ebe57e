#include "grammar/effects/permanent_actions_english.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/card/amount_facts.h"
#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Orders that name a thing and nothing more: "destroy target creature".
struct Act {
  Lexeme lexeme;
  Verb verb;
  std::string_view said;
};
constexpr Act acts[] = {
    {Lexeme::DESTROY, Verb::destroy, "destroy"},
    {Lexeme::BURY, Verb::bury, "bury"},
    {Lexeme::SACRIFICE, Verb::sacrifice, "sacrifice"},
    {Lexeme::REGENERATE, Verb::regenerate, "regenerate"},
    {Lexeme::TAP, Verb::tap, "tap"},
    {Lexeme::UNTAP, Verb::untap, "untap"},
    {Lexeme::COUNTER, Verb::counter, "counter"},
};

/// "Change the target of target spell with a single target", "change each target that is you of target spell
/// that targets you".
void read_retargeting(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector what = read_object(context, said.the(Phrase::object));
  const TargetSpec* aimed = what.filters.empty() && what.also.empty() ? context.target(what) : nullptr;
  const bool of_you = said.has(Lexeme::EACH);
  // Of several targets there would be several to change; where you are one, only that one.
  const Filter wanted =
      of_you ? filter_by(Quality::targets_any, one(Reference::you)) : filter_of(Quality::targets_one);
  if (aimed == nullptr) return context.fail();
  const std::vector<Filter>& asked = aimed->what.filters;
  if (std::find(asked.begin(), asked.end(), wanted) == asked.end()) return context.fail();
  steps.push_back(step(Verb::retarget, what));
  if (of_you) steps.back().word = context.word("you");
}

/// "The new target must be a player."
void read_new_target(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector among = read_np(context, said.the(Phrase::np));
  if (steps.empty() || steps.back().verb != Verb::retarget || !steps.back().other.empty() ||
      !is_set(among.from))
    return context.fail();
  steps.back().other = among;
}

/// "A new target for that copy", "a new mode and new targets for the copy".
void read_new_targets(ReadingContext& context, const Node& said, Step& copy) {
  context.take(said);
  if (copy.up_to) context.fail();
  copy.up_to = true;
  copy.new_mode = said.has(Lexeme::MODE);
}

/// "Copy target instant or sorcery spell, except that the copy is red."
void read_copying(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step copy = step(Verb::copy_spell, read_object(context, said.the(Phrase::object)));
  copy.other = actor(subject);
  // This card is a spell as long as it is one, and what is in play is none.
  const bool itself = copy.what == one(Reference::self) && context.targets != nullptr &&
                      !any(context.facts.types & permanent_types);
  const TargetSpec* aimed = context.target(copy.what);
  if (!itself && (aimed == nullptr || aimed->what.from != Reference::spells)) context.fail();
  if (const Node* colour = said.child(Phrase::colour)) {
    ChangePart& part = copy.change.parts.emplace_back();
    part.kind = ChangeKind::colour;
    part.colours = read_colour(context, *colour);
  }
  if (const Node* anew = said.child(Phrase::new_targets)) {
    // "May" is said of whoever was named before.
    if (subject.empty()) context.fail();
    read_new_targets(context, *anew, copy);
  }
  steps.push_back(std::move(copy));
}

/// "Remove all damage from it."
void read_healing(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty()) context.fail();
  steps.push_back(step(Verb::heal, read_object(context, said.the(Phrase::object))));
}

std::string say_healing(Speaker& speaker, const Step& step) {
  return "remove all damage from " + say_thing(speaker, step.what, "all ");
}

/// "You may choose new targets for the copy."
void read_copied_anew(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (steps.empty() || steps.back().verb != Verb::copy_spell || !is_you(steps.back().other))
    return context.fail();
  read_new_targets(context, said.the(Phrase::new_targets), steps.back());
}

/// "That player chooses and sacrifices (or buries) one of those creatures": of two that were aimed at.
void read_giving_up_one(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector two = context.antecedent;
  const CardType type = read_type_word(context, said.the(Phrase::type_word));
  const TargetSpec* aimed = context.target(two);
  if (aimed == nullptr || types_named(aimed->what) != type || !is_player(context, subject) ||
      is_set(subject.from))
    return context.fail();
  Step choose = step(Verb::search, two);
  choose.amount = Amount(1);
  choose.other = actor(subject);
  steps.push_back(std::move(choose));
  steps.push_back(step(said.has(Lexeme::BURY) ? Verb::bury : Verb::sacrifice, one(Reference::found)));
  // "The other", further on.
  context.those = two;
}

/// Those of a group of which no other has more, or less, of what is asked.
Selector with_most(ReadingContext& context, const Node& said, const Selector& among) {
  const AmountKind kind = read_value(context, said.the(Phrase::value));
  const bool most = said.has(Lexeme::GREATEST);
  Filter filter = filter_of(kind == AmountKind::power       ? Quality::power
                            : kind == AmountKind::toughness ? Quality::toughness
                                                            : Quality::casting_cost);
  if (kind == AmountKind::life) context.fail();
  filter.compare = most ? Comparison::at_least : Comparison::at_most;
  filter.amount =
      amount_of(most ? AmountKind::greatest_among : AmountKind::least_among, {amount_of(kind, among)});
  Selector those = among;
  narrow(those, std::move(filter));
  return those;
}

bool says_controller(const Selector& what) {
  return std::any_of(what.filters.begin(), what.filters.end(),
                     [](const Filter& filter) { return filter.quality == Quality::controlled_by; });
}

/// "Half the lands they control, rounded up": each a part of their own.
void read_sacrificed_part(ReadingContext& context, const Node& said, const Node& fraction,
                          const Selector& who, Steps& steps) {
  const Selector by = each_of(who.empty() ? one(Reference::you) : who);
  const Selector around = std::exchange(context.player, by);
  Selector what = read_group(context, said.the(Phrase::group));
  context.player = around;
  const Filter own = filter_by(Quality::controlled_by, by);
  if (what.from != Reference::permanents || !what.also.empty() ||
      std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end())
    context.fail();
  Amount part = read_fraction(context, fraction, said.has(Lexeme::UP), amount_of(AmountKind::count, what));
  steps.push_back(sacrifice_some(who, std::move(what), std::move(part)));
  context.refer_to(one(Reference::sacrificed), true);
}

/// Of one's own, whoever it is: "sacrifices a land", "sacrifices two creatures".
void read_sacrifice(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector who = actor(subject);
  if (!who.empty() && !is_player(context, who)) context.fail();
  if (const Node* fraction = said.child(Phrase::fraction))
    return read_sacrificed_part(context, said, *fraction, who, steps);
  const Node* many = said.child(Phrase::how_many);
  const Node* object = said.child(Phrase::object);
  if (object == nullptr || is_indefinite(*object)) {
    // "That many": as many as the event counts.
    const Amount amount = many != nullptr     ? read_number(context, *many)
                          : object == nullptr ? read_that_many(context)
                                              : Amount(1);
    Selector what =
        object == nullptr ? read_group(context, said.the(Phrase::group)) : read_np(context, *object);
    Step sacrificed = sacrifice_some(who, std::move(what), amount);
    // "A land of an opponent's choice": who gives it up does not pick it.
    if (const Selector chooser = std::exchange(context.chooser, {}); !chooser.empty()) {
      if (!is_you(who) || !(chooser == one(Reference::opponent))) context.fail();
      sacrificed.other = chooser;
    }
    const CardType types = types_named(sacrificed.what);
    steps.push_back(std::move(sacrificed));
    // "That creature", further on, is the one that was given up.
    speak_of_given_up(context, one(Reference::sacrificed), types, !(amount == Amount(1)) || is_set(who.from));
    return;
  }
  Selector what = read_np(context, *object);
  // "Each player sacrifices all Walls": whoever has them, all go at once.
  if (who == one(Reference::players) && what.from == Reference::permanents) {
    if (!what.also.empty() || says_controller(what)) context.fail();
    steps.push_back(step(Verb::sacrifice, std::move(what)));
    return;
  }
  // Another gives up only what is said to be theirs: "its controller sacrifices it".
  if (!who.empty() && !(who.from == Reference::controller_of && who.of && *who.of == what)) context.fail();
  // Giving oneself up where no cost asks for it is burying (R-DEST-2: no regeneration, no one's choice).
  const Verb verb = what == one(Reference::self) && who.empty() ? Verb::bury : Verb::sacrifice;
  steps.push_back(step(verb, std::move(what)));
}

/// "Destroy the creature with the least power": of several that have as little one is chosen, and the next
/// sentence says by whom. False where something else is said.
bool read_act_on_most(ReadingContext& context, const Node& said, const Node& object, Steps& steps) {
  const Node& thing = object.first();
  if (object.children.size() != 1 || thing.children.size() != 1 || !thing.first().is(Phrase::one_with_most))
    return false;
  const Node& plain = thing.first();
  for (const Node* node : {&object, &thing, &plain}) context.take(*node);
  Selector among = one(Reference::permanents);
  among.filters.push_back(type_filter(read_type_word(context, plain.the(Phrase::type_word))));
  context.unsettled = true;
  Step choose = step(Verb::search, with_most(context, plain, among));
  choose.amount = Amount(1);
  steps.push_back(std::move(choose));
  for (const Act& row : acts)
    if (said.has(row.lexeme)) steps.push_back(step(row.verb, one(Reference::found)));
  context.refer_to(one(Reference::found));
  return true;
}

/// "If two or more creatures are tied for least power, you choose one of them."
void read_tied(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Selector among = one(Reference::permanents);
  among.filters.push_back(type_filter(read_type_word(context, said.the(Phrase::type_word))));
  const Selector tied = with_most(context, said, among);
  const Selector chooser = read_np(context, said.the(Phrase::np));
  const auto choice = std::find_if(steps.begin(), steps.end(), [&](const Step& each) {
    return each.verb == Verb::search && each.what == tied && each.amount == Amount(1);
  });
  const bool two = said.the(Lexeme::NUMERAL_WORD).text == "two";
  if (choice == steps.end() || !context.unsettled || !two || !is_player(context, chooser) ||
      is_set(chooser.from))
    return context.fail();
  choice->other = actor(chooser);
  context.unsettled = false;
}

void read_act(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::SACRIFICE)) {
    if (said.has(Lexeme::UP)) context.fail();
    return read_sacrifice(context, said, subject, steps);
  }
  const Node* object = said.child(Phrase::object);
  // "Untap up to two lands": so many as somebody likes, of which each is picked now.
  if (said.has(Lexeme::UP) && subject.empty() && (said.has(Lexeme::TAP) || said.has(Lexeme::UNTAP))) {
    Step some = step(Verb::search, read_group(context, said.the(Phrase::group)));
    if (some.what.from != Reference::permanents) context.fail();
    some.other = one(Reference::you);
    some.amount = read_number(context, said.the(Phrase::how_many));
    some.up_to = true;
    steps.push_back(std::move(some));
    steps.push_back(step(said.has(Lexeme::TAP) ? Verb::tap : Verb::untap, one(Reference::found)));
    context.refer_to(one(Reference::found), true);
    return;
  }
  // "Bury that many permanents you control": picked now, of one's own.
  if (object == nullptr && subject.empty() && said.child(Phrase::how_many) == nullptr &&
      (said.has(Lexeme::BURY) || said.has(Lexeme::DESTROY))) {
    Selector what = read_group(context, said.the(Phrase::group));
    const Filter own = filter_by(Quality::controlled_by, one(Reference::you));
    if (std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end()) context.fail();
    const Amount many = read_that_many(context);
    const Selector picked = pick(context, std::move(what), many, {}, steps);
    steps.push_back(step(said.has(Lexeme::BURY) ? Verb::bury : Verb::destroy, picked));
    return;
  }
  // Only what is one's own is picked without being aimed at.
  if (object == nullptr || !subject.empty()) return context.fail();
  if (read_act_on_most(context, said, *object, steps)) return;
  // "Regenerate an Elephant": one that is picked as it is done, whoever controls it.
  if (said.has(Lexeme::REGENERATE) && is_indefinite(*object)) {
    Selector among = read_np(context, *object);
    if (among.from != Reference::permanents || !among.also.empty()) context.fail();
    steps.push_back(step(Verb::regenerate, pick(context, std::move(among), Amount(1), {}, steps)));
    return;
  }
  Selector what = read_object(context, *object);
  // "They", further on: who has fought is known for good, and any other group could be another by then.
  const bool fought = std::any_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::has_blocked || filter.quality == Quality::was_blocked;
  });
  const bool same = fought && (said.has(Lexeme::TAP) || said.has(Lexeme::UNTAP)) &&
                    what.from == Reference::permanents && what.also.empty() &&
                    std::none_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
                      return filter.quality == Quality::tapped || filter.quality == Quality::matches_any;
                    });
  context.those = same ? what : Selector{};
  for (const Act& row : acts)
    if (said.has(row.lexeme)) return steps.push_back(step(row.verb, std::move(what)));
}

std::string say_act(Speaker& speaker, const Step& step) {
  // "Sacrifice ~" would be its burial: whoever controls it by then gives it up.
  if (step.verb == Verb::sacrifice && step.what == one(Reference::self))
    return speaker.card.name + "'s controller sacrifices it";
  if (step.verb == Verb::sacrifice && step.what.from == Reference::permanents && step.what.also.empty() &&
      !says_controller(step.what))
    return "each player sacrifices all " + say_group(speaker, step.what, true);
  for (const Act& row : acts)
    if (row.verb == step.verb) return std::string(row.said) + " " + say_thing(speaker, step.what, "all ");
  return "";
}

/// What somebody controls, without saying so: only that can be sacrificed.
Selector without_controller(Selector what, const Selector& who) {
  std::erase(what.filters, filter_by(Quality::controlled_by, who.empty() ? one(Reference::you) : who));
  return what;
}

/// Whether a search is done with as soon as it is made: each of one's own that is found is given up.
bool gives_up(const Step& step) {
  return step.then.size() == 1 && step.then[0] == sleight::step(Verb::sacrifice, one(Reference::found)) &&
         !(without_controller(step.what, step.other) == step.what);
}

bool says_owner(const Filter& filter) { return filter.asks_for(Quality::owned_by) && filter.of; }

bool says_library(const Filter& filter) {
  return filter.asks_for(Quality::in_zone) && filter.zone == Zone::library;
}

/// Whose library is searched; null where something else is.
const Selector* library_of(const Selector& what) {
  const Selector* owner = nullptr;
  bool library = false;
  for (const Filter& filter : what.filters) {
    if (says_owner(filter)) owner = &*filter.of;
    library = library || says_library(filter);
  }
  return library && what.from == Reference::cards ? owner : nullptr;
}

std::string say_some_of(Speaker& speaker, const Step& step, const Selector& what) {
  // Of a pile of cards: as what it is of is said.
  if (is_pile(what.from) && what.filters.empty()) {
    Selector cards = one(Reference::cards);
    cards.filters = {filter_by(Quality::is_one_of, one(what.from))};
    return say_some_of(speaker, step, cards);
  }
  if (step.up_to)
    return "up to " + say_number(speaker, step.amount, "one") + " " + say_group(speaker, what, true);
  const bool moved =
      speaker.done_last == Verb::move && step.amount && step.amount->kind == AmountKind::last_result;
  if (moved || (step.amount && step.amount->kind == AmountKind::that_amount))
    return "that many " + say_group(speaker, what, true);
  const std::string number = say_number(speaker, step.amount, "a");
  return number == "a" ? say_thing(speaker, what, "a ") : number + " " + say_group(speaker, what, true);
}

/// Whether one of yours is given up as the opponent likes.
bool gives_up_for_another(const Step& step) {
  return step.then.size() == 1 && step.then[0] == sleight::step(Verb::sacrifice, one(Reference::found)) &&
         step.other == one(Reference::opponent) && !(without_controller(step.what, {}) == step.what);
}

std::string say_retargeting(Speaker& speaker, const Step& step) {
  const std::string who = step.word == Word{"you"} ? "you" : speaker.spelling(step.word);
  const std::string which =
      step.word ? "change each target that is " + who + " of " : "change the target of ";
  const std::string change = which + say_thing(speaker, step.what, "all ");
  return step.other.empty() ? change
                            : change + ". The new target must be " + say_thing(speaker, step.other, "a ");
}

/// What is copied, and in what the copy is another.
std::string say_copied(Speaker& speaker, const Step& step) {
  std::string text = say_thing(speaker, step.what, "all ");
  if (step.change.parts.empty()) return text;
  return text + ", except that " + say_change(speaker, "the copy", step.change, false, Duration::for_good);
}

/// "May choose a new mode and new targets for the copy."
std::string say_new_targets(const Step& step) {
  return std::string("may choose ") + (step.new_mode ? "a new mode and " : "") + "new targets for the copy";
}

std::string say_copying(Speaker& speaker, const Step& step) {
  const std::string anew = say_new_targets(step);
  if (is_you(step.other)) return "copy " + say_copied(speaker, step) + (step.up_to ? ". You " + anew : "");
  return say_thing(speaker, step.other, "each ") + " copies " + say_copied(speaker, step) +
         (step.up_to ? " and " + anew : "");
}

std::string say_chooses(Speaker& speaker, const Step& step) {
  return is_you(step.other) ? "choose " : say_thing(speaker, step.other, "each ") + " chooses ";
}

std::string say_search(Speaker& speaker, const Step& step) {
  if (gives_up_for_another(step))
    return "sacrifice " + say_some_of(speaker, step, without_controller(step.what, {})) +
           " of your opponent's choice";
  if (gives_up(step)) {
    const std::optional<Fraction> part = step.amount ? fraction_of(*step.amount) : std::nullopt;
    if (part && *part->whole == amount_of(AmountKind::count, step.what) && !step.up_to && !step.at_random) {
      const std::string who = is_you(step.other) ? "" : say_thing(speaker, step.other, "each ") + " ";
      const Selector group = without_controller(step.what, step.other);
      return who + (who.empty() ? "sacrifice " : "sacrifices ") + std::string(part->said) + " the " +
             say_group(speaker, group, true) + (who.empty() ? " you control" : " they control") +
             ", rounded " + (part->up ? "up" : "down");
    }
    speaker.gave_up = step.other;
    const std::string who =
        is_you(step.other) ? "sacrifice " : say_thing(speaker, step.other, "each ") + " sacrifices ";
    return who + say_some_of(speaker, step, without_controller(step.what, step.other));
  }
  std::string text;
  if (step.at_random) {
    const std::string number = say_number(speaker, step.amount, "1");
    text = "choose " + (number == "1" ? "a card" : counted(number, "card")) + " at random among " +
           say_thing(speaker, step.what, "all ");
  } else if (is_top_cards(step.what)) {
    text = say_chooses(speaker, step);
    text += (step.up_to ? "up to " : "") + say_number(speaker, step.amount, "one") + " of ";
    text += say_thing(speaker, step.what, "all ");
  } else if (const Selector* owner = library_of(step.what)) {
    Selector cards = step.what;
    std::erase_if(cards.filters,
                  [](const Filter& filter) { return says_owner(filter) || says_library(filter); });
    text = is_you(step.other) ? "search " : say_thing(speaker, step.other, "each ") + " searches ";
    text += say_possessive(speaker, *owner) + " library for ";
    text += say_some_of(speaker, step, cards);
  } else {
    const bool any_number = step.up_to && step.amount == amount_of(AmountKind::count, one(step.what.from));
    text = say_chooses(speaker, step);
    text += any_number ? "any number of " + say_group(speaker, step.what, true)
                       : say_some_of(speaker, step, step.what);
  }
  return step.then.empty() ? text : text + ". With what is found: " + say_follows(speaker, step.then);
}

constexpr ReadEffect acts_read[] = {
    {Phrase::act, read_act},
    {Phrase::sacrificing, read_sacrifice},
    {Phrase::ordered, read_act},
    {Phrase::tied, read_tied},
    {Phrase::retargeting, read_retargeting},
    {Phrase::new_target, read_new_target},
    {Phrase::copying, read_copying},
    {Phrase::healing, read_healing},
    {Phrase::copied_anew, read_copied_anew},
    {Phrase::giving_up_one, read_giving_up_one},
};
constexpr SayEffect acts_said[] = {
    {Verb::destroy, say_act},        {Verb::bury, say_act},      {Verb::sacrifice, say_act},
    {Verb::regenerate, say_act},     {Verb::tap, say_act},       {Verb::untap, say_act},
    {Verb::counter, say_act},        {Verb::search, say_search}, {Verb::retarget, say_retargeting},
    {Verb::copy_spell, say_copying}, {Verb::heal, say_healing},
};

}  // namespace

std::string say_act_on_most(Speaker& speaker, const Step& choice, const Step& act) {
  const bool one_found = choice.verb == Verb::search && choice.amount == Amount(1) && choice.then.empty() &&
                         !choice.up_to && !choice.at_random && !is_set(choice.other.from) &&
                         act.what == one(Reference::found) && choice.what.filters.size() == 2;
  if (!one_found || choice.what.from != Reference::permanents || !choice.what.also.empty()) return "";
  const Filter& type = choice.what.filters[0];
  const Filter& most = choice.what.filters[1];
  const bool greatest = most.amount && most.amount->kind == AmountKind::greatest_among;
  Selector among = choice.what;
  among.filters.resize(1);
  const bool of_type = type.asks_for(Quality::type) && most.amount && !most.negated &&
                       has(most.amount->kind, AmountTraits::is_extreme) &&
                       most.compare == (greatest ? Comparison::at_least : Comparison::at_most) &&
                       most.amount->terms.size() == 1 && most.amount->terms[0].of &&
                       *most.amount->terms[0].of == among;
  const std::string noun = of_type ? english(type.types) : "";
  for (const Act& row : acts)
    for (const auto& [quality, kind, value] :
         {std::tuple(Quality::power, AmountKind::power, "power"),
          std::tuple(Quality::toughness, AmountKind::toughness, "toughness"),
          std::tuple(Quality::casting_cost, AmountKind::casting_cost, "casting cost")})
      if (of_type && row.verb == act.verb && most.quality == quality && most.amount->terms[0].kind == kind) {
        const std::string extreme = std::string(greatest ? "greatest " : "least ") + value;
        return capital(std::string(row.said)) + " the " + noun + " with the " + extreme +
               ". If two or more " + noun + "s are tied for " + extreme + ", " +
               (is_you(choice.other) ? "you choose"
                                     : say_thing(speaker, choice.other, "each ") + " chooses") +
               " one of them.";
      }
  return "";
}

std::string say_saving_one(Speaker& speaker, const Step& choice, const Step& act) {
  const bool picked = choice.verb == Verb::search && choice.amount == Amount(1) && choice.then.empty() &&
                      !choice.up_to && !choice.at_random && is_you(choice.other) &&
                      choice.what.from == Reference::permanents && choice.what.also.empty() &&
                      act == step(Verb::regenerate, one(Reference::found));
  return picked ? "Regenerate " + say_thing(speaker, choice.what, "a ") + "." : "";
}

std::string say_giving_up_one(Speaker& speaker, const Step& choice, const Step& act) {
  const TargetSpec* spec = speaker.target(choice.what);
  const bool of_two = choice.verb == Verb::search && choice.amount == Amount(1) && choice.then.empty() &&
                      !choice.up_to && !choice.at_random && choice.other == one(Reference::opponent) &&
                      choice.what.filters.empty() && choice.what.also.empty() && spec != nullptr &&
                      spec->most == Amount(2) && !speaker.named[choice.what.index] &&
                      (act.verb == Verb::sacrifice || act.verb == Verb::bury) &&
                      act == step(act.verb, one(Reference::found));
  const Filter theirs = filter_by(Quality::controlled_by, one(Reference::opponent));
  if (!of_two ||
      std::find(spec->what.filters.begin(), spec->what.filters.end(), theirs) == spec->what.filters.end())
    return "";
  const CardType types = types_named(spec->what);
  if (!any(types)) return "";
  return "Choose " + say_thing(speaker, choice.what, "all ") + ". That player chooses and " +
         (act.verb == Verb::bury ? "buries" : "sacrifices") + " one of those " + english(types) + "s.";
}

Step sacrifice_some(const Selector& who, Selector what, Amount how_many) {
  // Of a set each gives up their own, and not one of them something of all.
  const bool each = is_set(who.from);
  const Selector one_of_them = each ? one(Reference::it) : who;
  const Filter own = filter_by(Quality::controlled_by, who.empty() ? one(Reference::you) : one_of_them);
  if (std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end()) narrow(what, own);
  Step choose = step(Verb::search, std::move(what));
  choose.amount = std::move(how_many);
  choose.other = one_of_them;
  choose.then.push_back(step(Verb::sacrifice, one(Reference::found)));
  if (!each) return choose;
  Step all = step(Verb::for_each, who);
  all.then.push_back(std::move(choose));
  return all;
}

std::string say_some_tapped(Speaker& speaker, const Step& some, const Step& done) {
  const bool picked = some.verb == Verb::search && some.up_to && some.then.empty() && !some.at_random &&
                      some.what.from == Reference::permanents && some.what.also.empty() &&
                      is_you(some.other) && done.what == one(Reference::found);
  if (!picked || (done.verb != Verb::tap && done.verb != Verb::untap)) return "";
  return (done.verb == Verb::tap ? "tap " : "untap ") + say_some_of(speaker, some, some.what);
}

std::string say_copy_offered(Speaker& speaker, const Step& step) {
  return "copy " + say_copied(speaker, step) + (step.up_to ? " and " + say_new_targets(step) : "");
}

EffectFamily permanent_actions_family() { return {acts_read, acts_said}; }

}  // namespace sleight
