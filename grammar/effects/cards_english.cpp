#include "grammar/effects/cards_english.h"

#include <algorithm>
#include <utility>

#include "core/card/verb.h"
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

/// "Each player shuffles their hand into their library, then draws that many cards": one after the other,
/// each as many as he has put there.
void read_drawing_that_many(ReadingContext& context, const Selector& subject, Steps& steps) {
  const Selector all = one(Reference::players);
  const std::size_t count = steps.size();
  const bool shuffled = count >= 2 && subject == all && steps[count - 1] == step(Verb::shuffle, all) &&
                        steps[count - 2].verb == Verb::move && steps[count - 2].zone == Zone::library &&
                        !steps[count - 2].word && steps[count - 2].what.from == Reference::cards &&
                        steps[count - 2].what.also.empty();
  if (!shuffled) {
    // As many as the event counts: life that would be gained, damage that was dealt.
    if (!context.event || context.any_paid) return context.fail();
    if (!subject.empty() && (!is_player(context, subject) || is_set(subject.from))) context.fail();
    Step cards = step(Verb::draw, actor(subject));
    cards.amount = amount_of(AmountKind::that_amount);
    steps.push_back(std::move(cards));
    context.only_by_name = true;
    context.drew = true;
    return;
  }
  Step each = step(Verb::for_each, all);
  each.then = {steps[count - 2], steps[count - 1], step(Verb::draw, one(Reference::it))};
  for (Filter& filter : each.then[0].what.filters)
    if (filter.quality == Quality::owned_by) filter.of = one(Reference::it);
  each.then[1].what = one(Reference::it);
  each.then[2].amount = amount_of(AmountKind::last_result);
  steps.resize(count - 2);
  steps.push_back(std::move(each));
  context.only_by_name = true;
}

void read_drawing(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (said.has(Lexeme::THAT)) return read_drawing_that_many(context, subject, steps);
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step cards = step(Verb::draw, actor(subject));
  if (const Node* number = said.child(Phrase::number)) {
    cards.amount = read_number(context, *number);
    cards.up_to = said.has(Lexeme::UP);
  } else if (const Node* measure = said.child(Phrase::measure)) {
    cards.amount = read_measure(context, *measure);
  } else {
    // Whoever draws has discarded, be it each of several: of all of them nobody could say whose are meant.
    const bool you = is_you(subject);
    if (!context.knows(Reference::discarded) || is_set(subject.from) || you != said.has(Lexeme::YOU))
      context.fail();
    cards.amount = amount_of(AmountKind::count, one(Reference::discarded));
  }
  steps.push_back(std::move(cards));
  // "Tap it": what was drawn is as likely to be meant as whatever was spoken of before.
  context.only_by_name = true;
  context.drew = true;
}

/// "One of them", "two of the drawn cards": of what the order before has drawn.
Selector read_drawn(ReadingContext& context, const Node& object) {
  const Node& plain = object.first().first();
  const bool them = plain.is(Phrase::pronoun) && plain.has(Lexeme::THEM) && context.drew;
  if (!them) return read_object(context, object);
  context.take_all(object);
  return one(Reference::drawn);
}

/// "Discard two cards at random", "discards their hand", "discards a creature card", "discard that card".
void read_discarding(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  if (const Node* fraction = said.child(Phrase::fraction)) {
    const Selector who = each_of(subject.empty() ? one(Reference::you) : subject);
    const Selector own = read_own(context, said.the(Phrase::possessive));
    if (!(own == (subject.empty() ? one(Reference::you) : subject))) context.fail();
    Step part = step(Verb::discard, actor(who));
    part.amount =
        read_fraction(context, *fraction, said.has(Lexeme::UP), amount_of(AmountKind::hand_size, who));
    steps.push_back(done_by_each(subject, std::move(part)));
    return;
  }
  Step cards = step(Verb::discard, actor(subject));
  context.discarder = subject;
  cards.at_random = said.has(Lexeme::RANDOM);
  if (const Node* number = said.child(Phrase::number)) {
    cards.amount = read_number(context, *number);
    cards.up_to = said.has(Lexeme::UP);
    // Chance picks so many, whatever anybody likes.
    if (cards.up_to && cards.at_random) context.fail();
  } else if (said.has(Lexeme::OF)) {
    const Node* so_many = said.child(Phrase::how_many);
    cards.amount = so_many != nullptr ? read_number(context, *so_many) : Amount(1);
    cards.other = read_drawn(context, said.the(Phrase::object));
    if (!(cards.other == one(Reference::drawn))) context.fail();
    if (cards.what.empty()) cards.what = one(Reference::you);
  } else if (const Node* whose = said.child(Phrase::possessive)) {
    // Without a number all of them, of which none is picked.
    const bool own = actor(read_own(context, *whose)) == cards.what;
    if (!own || cards.at_random) context.fail();
  } else if (const Node* many = said.child(Phrase::how_many)) {
    cards.amount = read_number(context, *many);
    cards.other = read_cards_of_hand(context, said.the(Phrase::group));
    if (cards.what.empty()) cards.what = one(Reference::you);
  } else {
    const Node& object = said.the(Phrase::object);
    context.take(object);
    context.take(object.first());
    if (is_indefinite(object)) cards.amount = Amount(1);
    const Node* group = lone_group(context, object);
    cards.other = group != nullptr ? read_cards_of_hand(context, *group) : read_object(context, object);
    // Chance picks one of several.
    if (cards.at_random && !cards.amount) context.fail();
    // Whoever it is is said where the cards are.
    if (cards.what.empty()) cards.what = one(Reference::you);
    // "Discard creatures": what lies in no hand cannot be discarded.
    if (cards.other.from == Reference::permanents) context.fail();
  }
  steps.push_back(std::move(cards));
  // "It" stays what it was: what is asked or paid before has not been discarded yet.
  const Node* object = said.child(Phrase::object);
  if (object != nullptr && object->first().first().is(Phrase::pronoun)) return;
  // "If it is a land card": one that was discarded, and of several none in particular.
  const bool single = steps.back().amount && *steps.back().amount == Amount(1) && !is_set(subject.from);
  speak_of_given_up(context, one(Reference::discarded), {}, !single);
}

/// "The top two cards of a library into the graveyard": both are that player's.
void read_milling(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const auto whose = said.all(Phrase::possessive);
  const Selector library = read_own(context, *whose[0]);
  // "Their graveyard", further on, is that player's.
  if (library.from == Reference::target && is_player(context, library)) context.player = library;
  // A card always goes to its owner's graveyard (R-ZONE-1): a text that says another is no text of a card.
  const bool same = read_own(context, *whose[1]) == library;
  if (!same || (!subject.empty() && !(actor(subject) == actor(library)))) context.fail();
  Step mill = step(Verb::mill, actor(library));
  const Node* some = said.child(Phrase::number);
  mill.amount = some != nullptr ? read_number(context, *some) : Amount(1);
  // "If it is a land card": that card, which has no name.
  if (*mill.amount == Amount(1)) context.only_by_name = true;
  steps.push_back(std::move(mill));
}

void read_shuffling(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector whose = actor(read_own(context, said.the(Phrase::possessive)));
  // Whoever shuffles, shuffles their own (R-ZONE-1).
  if (!subject.empty() && !(actor(subject) == whose)) context.fail();
  steps.push_back(step(Verb::shuffle, whose));
}

/// "Search your library for a creature card": what is done with it the next orders say.
void read_searching(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  const Selector whose = read_own(context, said.the(Phrase::possessive));
  const Node* many = said.child(Phrase::how_many);
  Step search =
      step(Verb::search,
           read_group(context, said.the(Phrase::group),
                      {.of_cards = {filter_by(Quality::owned_by, whose), zone_filter(Zone::library)}}));
  // Permanents lie in no library.
  if (search.what.from != Reference::cards) context.fail();
  search.amount = many != nullptr ? read_number(context, *many) : Amount(1);
  if (said.has(Lexeme::THAT)) {
    if (context.done_last != Verb::move) context.fail();
    search.amount = amount_of(AmountKind::last_result);
  }
  search.up_to = said.has(Lexeme::UP);
  search.other = actor(subject);
  const bool several = !(*search.amount == Amount(1));
  steps.push_back(std::move(search));
  context.refer_to(one(Reference::found));
  context.several = several;
}

/// "A card at random in target player's hand": what chance picks there is found.
bool read_picked(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Node* picked = said.child(Phrase::picked);
  if (picked == nullptr) return false;
  context.take(*picked);
  Step search = step(Verb::search, one(Reference::cards));
  search.amount = read_number(context, picked->the(Phrase::number));
  search.at_random = true;
  const Selector whose = read_own(context, picked->the(Phrase::possessive));
  // Who reveals cards reveals their own.
  if (!is_player(context, whose) || (said.is(Phrase::revealing) && !(actor(subject) == actor(whose))))
    context.fail();
  search.what.filters = {filter_by(Quality::owned_by, whose), zone_filter(Zone::hand)};
  const bool single = *search.amount == Amount(1);
  steps.push_back(std::move(search));
  context.refer_to(one(Reference::found), !single);
  return true;
}

/// "That player's hand", or cards that are named.
Selector read_looked_at(ReadingContext& context, const Node& said) {
  const Node* whose = said.child(Phrase::possessive);
  if (whose == nullptr) return read_object(context, said.the(Phrase::object));
  Selector cards = one(Reference::cards);
  cards.filters = {filter_by(Quality::owned_by, read_own(context, *whose)), zone_filter(Zone::hand)};
  context.refer_to(cards);
  return cards;
}

void read_looking(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  const bool picked = read_picked(context, said, subject, steps);
  steps.push_back(step(Verb::look_at, picked ? one(Reference::found) : read_looked_at(context, said)));
  steps.back().other = actor(subject);
  if (!picked) context.looked_at = steps.back().what;
}

/// "You may look at it for as long as it remains removed from the game": whoever has looked knows it there.
void read_known_there(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool hidden =
      !steps.empty() && steps.back().verb == Verb::move && steps.back().zone == Zone::set_aside;
  const Selector what = read_np(context, said.the(Phrase::np));
  if (!hidden || !(what == steps.back().what || what == one(Reference::moved))) return context.fail();
  steps.push_back(step(Verb::look_at, one(Reference::moved)));
}

/// "Scry 2", "surveil 2": looked at, so many of them as one likes put away, and the others put back.
Steps sifting(int number, bool scry) {
  Selector cards = one(Reference::cards);
  cards.filters = {filter_by(Quality::owned_by, one(Reference::you)), zone_filter(Zone::library),
                   filter_of(Quality::on_top)};
  cards.filters.back().amount = Amount(number);
  Step look = step(Verb::look_at, cards);
  Step search = step(Verb::search, cards);
  search.amount = Amount(number);
  search.up_to = true;
  Step away = step(Verb::move, one(Reference::found));
  away.zone = scry ? Zone::library : Zone::graveyard;
  if (scry) away.word = Word{"bottom"};
  // As many fewer are left on top.
  Step back = step(Verb::move, std::move(cards));
  back.what.filters.back().amount =
      amount_of(AmountKind::difference, {Amount(number), amount_of(AmountKind::last_result)});
  back.zone = Zone::library;
  back.word = Word{"top"};
  return {std::move(look), std::move(search), std::move(away), std::move(back)};
}

void read_sifting(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const int number = number_named(said.the(Lexeme::NUMBER).text).value_or(0);
  // It is said of nobody but you.
  if (!subject.empty() || number < 1) context.fail();
  context.word("bottom");
  context.word("top");
  for (Step& each : sifting(number, said.has(Lexeme::SCRY))) steps.push_back(std::move(each));
  context.only_by_name = true;
}

/// "Reveal cards from the top of your library until you reveal a creature card": that one is found, and the
/// others are the rest, or all of them where there is none.
void read_revealing_until(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const Selector owner = read_own(context, said.the(Phrase::possessive));
  const Selector who = subject.empty() ? one(Reference::you) : subject;
  const Selector until = read_np(context, said.the(Phrase::np));
  if (!(until == who) || is_set(owner.from) || is_set(who.from)) context.fail();
  const Selector like = read_library_cards(context, said.the(Phrase::group), owner);
  context.revealed = top_down_to(owner, like);
  steps.push_back(step(Verb::look_at, context.revealed));
  steps.back().other = one(Reference::players);
  Step search = step(Verb::search, like);
  Filter first = filter_by(Quality::below, like);
  first.negated = true;
  narrow(search.what, std::move(first));
  search.amount = Amount(1);
  search.other = actor(subject);
  steps.push_back(std::move(search));
  context.rest = without_found(context.revealed);
  context.rest_first = true;
  context.refer_to(one(Reference::found));
}

/// What is revealed everybody sees, whoever reveals it.
void read_revealing(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  if (said.has(Lexeme::UNTIL)) return read_revealing_until(context, said, subject, steps);
  const Node* object = said.child(Phrase::object);
  const Node* plain = object == nullptr ? nullptr : &object->first().first();
  if (read_picked(context, said, subject, steps)) {
    if (!steps.empty() && steps.back().amount == Amount(1)) context.revealed = one(Reference::found);
    steps.push_back(step(Verb::look_at, one(Reference::found)));
  } else if (context.drew && plain != nullptr && plain->is(Phrase::pronoun) && plain->has(Lexeme::IT)) {
    // "Draw a card and reveal it."
    context.take_all(*object);
    steps.push_back(step(Verb::look_at, one(Reference::drawn)));
    context.refer_to(one(Reference::drawn));
  } else {
    steps.push_back(step(Verb::look_at, read_looked_at(context, said)));
  }
  steps.back().other = one(Reference::players);
}

/// "Ante the top card of your library": it joins its owner's ante (R-ANTE-2).
void read_anteing(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  const Selector what = read_object(context, said.the(Phrase::object));
  const bool own =
      is_top_cards(what) && *what.filters[0].of == (subject.empty() ? one(Reference::you) : subject);
  const bool drawn = what == one(Reference::drawn);
  // Nobody puts up what is another's.
  if (!own && !((drawn || what == one(Reference::self)) && subject.empty())) context.fail();
  steps.push_back(step(Verb::ante, what));
}

std::string say_draw(Speaker& speaker, const Step& step) {
  const bool that_many = step.amount && step.amount->kind == AmountKind::that_amount;
  const std::string number = that_many ? "that many" : say_number(speaker, step.amount, "a");
  return say_who_does(speaker, step.what, "draw", "draws") + (step.up_to ? " up to " : " ") +
         counted(number, "card");
}

std::string say_discard(Speaker& speaker, const Step& step) {
  const std::string who = say_who_does(speaker, step.what, "discard", "discards");
  speaker.gave_up = step.what;
  const std::optional<Fraction> part = step.amount ? fraction_of(*step.amount) : std::nullopt;
  const Selector own = step.what.empty() ? one(Reference::you) : step.what;
  if (part && *part->whole == amount_of(AmountKind::hand_size, own) && step.other.empty() &&
      !step.at_random && !step.up_to)
    return who + " " + std::string(part->said) + " the cards in " + (is_you(own) ? "your" : "their") +
           " hand, rounded " + (part->up ? "up" : "down");
  const std::string number = step.amount ? say_number(speaker, *step.amount, "a") : "all";
  std::string what;
  if (step.other == one(Reference::drawn) && step.amount)
    what =
        say_number(speaker, *step.amount, "one") + (is_you(step.what) ? " of them" : " of the drawn cards");
  else if (step.other.empty())
    what = step.amount ? counted(number, "card") : is_you(step.what) ? "your hand" : "their hand";
  else if (step.other.from == Reference::cards)
    what = say_cards_of_hand(speaker, step.other, number);
  else
    what = say_thing(speaker, step.other, "a ");
  return who + (step.up_to ? " up to " : " ") + what + (step.at_random ? " at random" : "");
}

std::string say_mill(Speaker& speaker, const Step& step) {
  const bool you = is_you(step.what);
  const std::string number = say_number(speaker, step.amount, "1");
  return say_who_does(speaker, step.what, "put", "puts") + " the top " +
         (number == "1" ? "card" : number + " cards") + " of " +
         (you ? "your library into your graveyard" : "their library into their graveyard");
}

std::string say_shuffle(Speaker& speaker, const Step& step) {
  // Each of several shuffles their own.
  if (is_set(step.what.from)) return say_thing(speaker, step.what, "each ") + " shuffles their library";
  return "shuffle " + say_possessive(speaker, step.what) + " library";
}

std::string say_look_at(Speaker& speaker, const Step& step) {
  const std::vector<Filter>& asked = step.what.filters;
  const bool hand = step.what.from == Reference::cards && asked.size() == 2 &&
                    asked[1] == zone_filter(Zone::hand) && asked[0].asks_for(Quality::owned_by) &&
                    asked[0].of;
  // Whoever looks is named first.
  const bool reveals = step.other == one(Reference::players);
  const std::string who = is_you(step.other) ? "look at "
                          : reveals          ? "reveal "
                                             : say_thing(speaker, step.other, "each ") + " looks at ";
  return who +
         (hand ? say_possessive(speaker, *asked[0].of) + " hand" : say_thing(speaker, step.what, "all "));
}

std::string say_ante(Speaker& speaker, const Step& step) {
  // Each of several puts up their own.
  if (is_top_cards(step.what) && is_set(step.what.filters[0].of->from) &&
      step.what.filters[1].zone == Zone::library)
    return say_thing(speaker, *step.what.filters[0].of, "each ") + " antes the top " +
           (step.what.filters[2].amount == Box<Amount>(Amount(1))
                ? "card"
                : say_number(speaker, step.what.filters[2].amount, "1") + " cards") +
           " of their library";
  return "ante " + say_thing(speaker, step.what, "all ");
}

constexpr ReadEffect cards_read[] = {
    {Phrase::drawing, read_drawing},         {Phrase::discarding, read_discarding},
    {Phrase::milling, read_milling},         {Phrase::shuffling, read_shuffling},
    {Phrase::searching, read_searching},     {Phrase::looking, read_looking},
    {Phrase::known_there, read_known_there}, {Phrase::revealing, read_revealing},
    {Phrase::anteing, read_anteing},         {Phrase::sifting, read_sifting},
};
constexpr SayEffect cards_said[] = {
    {Verb::draw, say_draw},       {Verb::discard, say_discard}, {Verb::mill, say_mill},
    {Verb::shuffle, say_shuffle}, {Verb::look_at, say_look_at}, {Verb::ante, say_ante},
};

}  // namespace

std::size_t count_sifting(const Steps& steps, std::size_t from) {
  return say_sifting(steps, from).empty() ? 0 : sifting(1, true).size();
}

std::string say_sifting(const Steps& steps, std::size_t from) {
  const Amount* number = steps[from].verb == Verb::look_at && !steps[from].what.filters.empty() &&
                                 steps[from].what.filters.back().amount
                             ? &*steps[from].what.filters.back().amount
                             : nullptr;
  if (number == nullptr || !number->is_number()) return "";
  for (const bool scry : {true, false}) {
    const Steps whole = sifting(number->number, scry);
    if (steps.size() - from < whole.size()) return "";
    if (std::equal(whole.begin(), whole.end(), steps.begin() + static_cast<std::ptrdiff_t>(from)))
      return (scry ? "scry " : "surveil ") + std::to_string(number->number);
  }
  return "";
}

EffectFamily cards_family() { return {cards_read, cards_said}; }

}  // namespace sleight
