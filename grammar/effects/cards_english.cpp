#include "grammar/effects/cards_english.h"

#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

void read_cards(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(meaning, subject)) meaning.fail();
  Step cards = step(said.is(Phrase::drawing) ? Verb::draw : Verb::discard, actor(subject));
  cards.amount = read_number(meaning, said.the(Phrase::number));
  // Only a discard is ever at random; the grammar has no such words behind a draw.
  cards.at_random = said.has(Lexeme::RANDOM);
  steps.push_back(std::move(cards));
}

/// "The top two cards of a library into the graveyard": both are that player's.
void read_milling(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  const auto whose = said.all(Phrase::possessive);
  const Selector library = read_possessive(meaning, *whose[0]);
  // "Their graveyard", further on, is that player's.
  if (library.from == Reference::target && is_player(meaning, library)) meaning.player = library;
  // A card always goes to its owner's graveyard (R-ZONE-1): a text that says another is no text of a card.
  const bool same = read_possessive(meaning, *whose[1]) == library;
  if (!same || (!subject.empty() && !(subject == library))) meaning.fail();
  Step mill = step(Verb::mill, actor(library));
  const Node* some = said.child(Phrase::number);
  mill.amount = some != nullptr ? read_number(meaning, *some) : Amount(1);
  steps.push_back(std::move(mill));
}

void read_shuffling(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::shuffle, actor(read_possessive(meaning, said.the(Phrase::possessive)))));
}

std::string say_draw(Speaker& speaker, const Step& step) {
  const std::string number = say_number(speaker, step.amount, "a");
  return say_who_does(speaker, step.what, "draw", "draws") + " " + counted(number, "card");
}

std::string say_discard(Speaker& speaker, const Step& step) {
  const std::string who = say_who_does(speaker, step.what, "discard", "discards");
  return who + " " + counted(say_number(speaker, step.amount, "a"), "card") +
         (step.at_random ? " at random" : "");
}

std::string say_mill(Speaker& speaker, const Step& step) {
  const bool you = is_you(step.what);
  const std::string number = say_number(speaker, step.amount, "1");
  return say_who_does(speaker, step.what, "put", "puts") + " the top " +
         (number == "1" ? "card" : number + " cards") + " of " +
         (you ? "your library into your graveyard" : "their library into their graveyard");
}

std::string say_shuffle(Speaker& speaker, const Step& step) {
  return "shuffle " + say_possessive(speaker, step.what) + " library";
}

std::string say_look_at(Speaker& speaker, const Step& step) {
  return say_who_does(speaker, step.other, "look", "looks") + " at " + say_thing(speaker, step.what, "all ");
}

std::string say_ante(Speaker& speaker, const Step& step) {
  return "ante " + say_thing(speaker, step.what, "all ");
}

constexpr ReadEffect cards_read[] = {
    {Phrase::drawing, read_cards},
    {Phrase::discarding, read_cards},
    {Phrase::milling, read_milling},
    {Phrase::shuffling, read_shuffling},
};
constexpr SayEffect cards_said[] = {
    {Verb::draw, say_draw},       {Verb::discard, say_discard}, {Verb::mill, say_mill},
    {Verb::shuffle, say_shuffle}, {Verb::look_at, say_look_at}, {Verb::ante, say_ante},
};

}  // namespace

EffectFamily cards_family() { return {cards_read, cards_said}; }

}  // namespace sleight
