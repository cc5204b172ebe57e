#include "grammar/things/possessives_english.h"

#include "grammar/selectors.h"
#include "grammar/things/given_up_english.h"
#include "grammar/things/references_english.h"
#include "grammar/things/spoken_of_english.h"
#include "grammar/things/targets_english.h"

namespace sleight {

Selector read_possessive(Meaning& meaning, const Node& possessive) {
  meaning.take(possessive);
  if (const Node* whose = possessive.child(Phrase::thing)) return read_thing(meaning, *whose);
  if (possessive.has(Lexeme::YOUR)) return one(Reference::you);
  if (possessive.has(Lexeme::ITS)) {
    if (speaks_of_several(meaning)) meaning.fail();
    return meaning.it();
  }
  // Permanents have no hand, library or turn, but a controller and a casting cost of their own.
  const bool of_a_thing = meaning.player.empty() && !meaning.event && !meaning.antecedent.empty();
  return of_a_thing ? meaning.antecedent : read_that_player(meaning);
}

Selector read_own(Meaning& meaning, const Node& possessive) {
  if (meaning.doer.empty() || !possessive.has(Lexeme::THEIR)) return read_possessive(meaning, possessive);
  meaning.take(possessive);
  return meaning.doer;
}

Selector read_whose(Meaning& meaning, const Node& whose) {
  meaning.take(whose);
  if (whose.has(Lexeme::TARGET)) return aim_at_player(meaning, whose);
  if (whose.has(Lexeme::YOU)) return one(Reference::you);
  if (whose.has(Lexeme::OPPONENT)) return one(Reference::opponent);
  if (whose.has(Lexeme::DEFENDING)) return one(Reference::defending_player);
  if (whose.has(Lexeme::CHOSEN)) return one(Reference::chosen_player);
  if (whose.has(Lexeme::ACTIVE)) {
    meaning.whose_turn = true;
    return one(Reference::active_player);
  }
  return read_that_player(meaning);
}

Selector read_whose_own(Meaning& meaning, const Node& whose_own) {
  meaning.take(whose_own);
  if (whose_own.has(Lexeme::OWNER)) {
    Selector owner = one(Reference::owner_of);
    owner.of = meaning.it();
    return owner;
  }
  if (whose_own.has(Lexeme::YOUR)) return one(Reference::you);
  if (whose_own.has(Lexeme::THEIR)) return meaning.doer.empty() ? read_that_player(meaning) : meaning.doer;
  const Selector who = read_whose(meaning, whose_own.the(Phrase::whose));
  // "Their library", further on, is that opponent's.
  if (who == one(Reference::opponent) && !meaning.event) meaning.player = who;
  return who;
}

std::string say_possessive(Speaker& speaker, const Selector& selector) {
  if (is_you(selector)) return "your";
  const std::string who = say_thing(speaker, selector, "a ");
  if (who == "they" || who.starts_with("those ")) return "their";
  return who == "it" ? "its" : who + "'s";
}

std::string say_who_may(Speaker& speaker, const Selector& who) {
  return (is_you(who) ? "you" : say_thing(speaker, who, "each ")) + std::string(" may");
}

std::string say_who_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view they) {
  // An order says to nobody else what is done.
  if (is_you(who)) return (speaker.told ? "you " : "") + std::string(you);
  return say_thing(speaker, who, "each ") + " " + std::string(they);
}

}  // namespace sleight
