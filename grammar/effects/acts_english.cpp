#include "grammar/effects/acts_english.h"

#include <algorithm>
#include <utility>

#include "grammar/effects/effects_english.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

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

bool says_controller(const Selector& what) {
  return std::any_of(what.filters.begin(), what.filters.end(),
                     [](const Filter& filter) { return filter.quality == Quality::controlled_by; });
}

/// "Half the lands they control, rounded up": each a part of their own.
void read_sacrificed_part(Meaning& meaning, const Node& said, const Node& fraction, const Selector& who,
                          Steps& steps) {
  const Selector by = each_of(who.empty() ? one(Reference::you) : who);
  const Selector around = std::exchange(meaning.player, by);
  Selector what = read_group(meaning, said.the(Phrase::group));
  meaning.player = around;
  const Filter own = filter_by(Quality::controlled_by, by);
  if (what.from != Reference::permanents || !what.also.empty() ||
      std::find(what.filters.begin(), what.filters.end(), own) == what.filters.end())
    meaning.fail();
  Amount part = read_fraction(meaning, fraction, said.has(Lexeme::UP), amount_of(AmountKind::count, what));
  steps.push_back(sacrifice_some(who, std::move(what), std::move(part)));
  meaning.refer_to(one(Reference::sacrificed), true);
}

/// Of one's own, whoever it is: "sacrifices a land", "sacrifices two creatures".
void read_sacrifice(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const Selector who = actor(subject);
  if (!who.empty() && !is_player(meaning, who)) meaning.fail();
  if (const Node* fraction = said.child(Phrase::fraction))
    return read_sacrificed_part(meaning, said, *fraction, who, steps);
  const Node* many = said.child(Phrase::how_many);
  const Node* object = said.child(Phrase::object);
  if (many != nullptr || is_indefinite(*object)) {
    const Amount amount = many != nullptr ? read_number(meaning, *many) : Amount(1);
    Selector what =
        many != nullptr ? read_group(meaning, said.the(Phrase::group)) : read_np(meaning, *object);
    Step sacrificed = sacrifice_some(who, std::move(what), amount);
    // "A land of an opponent's choice": who gives it up does not pick it.
    if (const Selector chooser = std::exchange(meaning.chooser, {}); !chooser.empty()) {
      if (!is_you(who) || !(chooser == one(Reference::opponent))) meaning.fail();
      sacrificed.other = chooser;
    }
    steps.push_back(std::move(sacrificed));
    // "That creature", further on, is the one that was given up.
    meaning.refer_to(one(Reference::sacrificed));
    return;
  }
  Selector what = read_np(meaning, *object);
  // "Each player sacrifices all Walls": whoever has them, all go at once.
  if (who == one(Reference::players) && what.from == Reference::permanents) {
    if (!what.also.empty() || says_controller(what)) meaning.fail();
    steps.push_back(step(Verb::sacrifice, std::move(what)));
    return;
  }
  // Another gives up only what is said to be theirs: "its controller sacrifices it".
  if (!who.empty() && !(who.from == Reference::controller_of && who.of && *who.of == what)) meaning.fail();
  // Giving oneself up where no cost asks for it is burying (R-DEST-2: no regeneration, no one's choice).
  const Verb verb = what == one(Reference::self) && who.empty() ? Verb::bury : Verb::sacrifice;
  steps.push_back(step(verb, std::move(what)));
}

void read_act(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::SACRIFICE)) {
    if (said.has(Lexeme::UP)) meaning.fail();
    return read_sacrifice(meaning, said, subject, steps);
  }
  const Node* object = said.child(Phrase::object);
  // "Untap up to two lands": so many as somebody likes, of which each is picked now.
  if (said.has(Lexeme::UP) && subject.empty() && (said.has(Lexeme::TAP) || said.has(Lexeme::UNTAP))) {
    Step some = step(Verb::search, read_group(meaning, said.the(Phrase::group)));
    if (some.what.from != Reference::permanents) meaning.fail();
    some.other = one(Reference::you);
    some.amount = read_number(meaning, said.the(Phrase::how_many));
    some.up_to = true;
    steps.push_back(std::move(some));
    steps.push_back(step(said.has(Lexeme::TAP) ? Verb::tap : Verb::untap, one(Reference::found)));
    meaning.refer_to(one(Reference::found), true);
    return;
  }
  // Only what is one's own is picked without being aimed at.
  if (object == nullptr || !subject.empty()) return meaning.fail();
  Selector what = read_object(meaning, *object);
  // "They", further on: who has fought is known for good, and any other group could be another by then.
  const bool fought = std::any_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::has_blocked || filter.quality == Quality::was_blocked;
  });
  const bool same = fought && (said.has(Lexeme::TAP) || said.has(Lexeme::UNTAP)) &&
                    what.from == Reference::permanents && what.also.empty() &&
                    std::none_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
                      return filter.quality == Quality::tapped || filter.quality == Quality::matches_any;
                    });
  meaning.those = same ? what : Selector{};
  for (const Act& row : acts)
    if (said.has(row.lexeme)) return steps.push_back(step(row.verb, std::move(what)));
}

std::string say_act(Speaker& speaker, const Step& step) {
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

bool says_owner(const Filter& filter) {
  return filter.quality == Quality::owned_by && !filter.negated && filter.of;
}

bool says_library(const Filter& filter) {
  return filter.quality == Quality::in_zone && !filter.negated && filter.zone == Zone::library;
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
  if (step.up_to)
    return "up to " + say_number(speaker, step.amount, "1") + " " + say_group(speaker, what, true);
  const std::string number = say_number(speaker, step.amount, "a");
  return number == "a" ? say_thing(speaker, what, "a ") : number + " " + say_group(speaker, what, true);
}

/// Whether one of yours is given up as the opponent likes.
bool gives_up_for_another(const Step& step) {
  return step.then.size() == 1 && step.then[0] == sleight::step(Verb::sacrifice, one(Reference::found)) &&
         step.other == one(Reference::opponent) && !(without_controller(step.what, {}) == step.what);
}

std::string say_search(Speaker& speaker, const Step& step) {
  if (gives_up_for_another(step))
    return "sacrifice " + say_some_of(speaker, step, without_controller(step.what, {})) +
           " of an opponent's choice";
  if (gives_up(step)) {
    const std::optional<Fraction> part = step.amount ? fraction_of(*step.amount) : std::nullopt;
    if (part && *part->whole == amount_of(AmountKind::count, step.what) && !step.up_to && !step.at_random) {
      const std::string who = is_you(step.other) ? "" : say_thing(speaker, step.other, "each ") + " ";
      const Selector group = without_controller(step.what, step.other);
      return who + (who.empty() ? "sacrifice " : "sacrifices ") + std::string(part->said) + " the " +
             say_group(speaker, group, true) + (who.empty() ? " you control" : " they control") +
             ", rounded " + (part->up ? "up" : "down");
    }
    const std::string what = say_some_of(speaker, step, without_controller(step.what, step.other));
    return is_you(step.other) ? "sacrifice " + what
                              : say_thing(speaker, step.other, "each ") + " sacrifices " + what;
  }
  std::string text;
  if (step.at_random) {
    const std::string number = say_number(speaker, step.amount, "1");
    text = "choose " + (number == "1" ? "a card" : counted(number, "card")) + " at random among " +
           say_thing(speaker, step.what, "all ");
  } else if (is_top_cards(step.what)) {
    text = (is_you(step.other) ? "choose " : say_thing(speaker, step.other, "each ") + " chooses ") +
           (step.up_to ? "up to " : "") + say_number(speaker, step.amount, "one") + " of " +
           say_thing(speaker, step.what, "all ");
  } else if (const Selector* owner = library_of(step.what)) {
    Selector cards = step.what;
    std::erase_if(cards.filters,
                  [](const Filter& filter) { return says_owner(filter) || says_library(filter); });
    text = (is_you(step.other) ? "search " : say_thing(speaker, step.other, "each ") + " searches ") +
           say_possessive(speaker, *owner) + " library for " + say_some_of(speaker, step, cards);
  } else {
    text = (is_you(step.other) ? "choose " : say_thing(speaker, step.other, "each ") + " chooses ") +
           say_some_of(speaker, step, step.what);
  }
  return step.then.empty() ? text : text + ". With what is found: " + say_follows(speaker, step.then);
}

constexpr ReadEffect acts_read[] = {
    {Phrase::act, read_act}, {Phrase::sacrificing, read_sacrifice}, {Phrase::ordered, read_act}};
constexpr SayEffect acts_said[] = {
    {Verb::destroy, say_act}, {Verb::bury, say_act},  {Verb::sacrifice, say_act}, {Verb::regenerate, say_act},
    {Verb::tap, say_act},     {Verb::untap, say_act}, {Verb::counter, say_act},   {Verb::search, say_search},
};

}  // namespace

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

EffectFamily acts_family() { return {acts_read, acts_said}; }

}  // namespace sleight
