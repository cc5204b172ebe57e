#include "grammar/noun_phrases/possessives_english.h"

#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/targets_english.h"
#include "grammar/selectors.h"

namespace sleight {

Selector read_possessive(ReadingContext& context, const Node& possessive) {
  context.take(possessive);
  if (const Node* whose = possessive.child(Phrase::thing)) return read_thing(context, *whose);
  if (possessive.has(Lexeme::YOUR)) return one(Reference::you);
  if (possessive.has(Lexeme::ITS)) {
    if (speaks_of_several(context)) context.fail();
    return context.it();
  }
  // Permanents have no hand, library or turn, but a controller and a casting cost of their own.
  const bool of_a_thing = context.player.empty() && !context.event && !context.antecedent.empty();
  return of_a_thing ? context.antecedent : read_that_player(context);
}

Selector read_own(ReadingContext& context, const Node& possessive) {
  if (context.doer.empty() || !possessive.has(Lexeme::THEIR)) return read_possessive(context, possessive);
  context.take(possessive);
  return context.doer;
}

Selector read_whose(ReadingContext& context, const Node& whose) {
  context.take(whose);
  if (whose.has(Lexeme::TARGET)) return aim_at_player(context, whose);
  if (whose.has(Lexeme::YOU)) return one(Reference::you);
  if (whose.has(Lexeme::OPPONENT)) return one(Reference::opponent);
  if (whose.has(Lexeme::DEFENDING)) return one(Reference::defending_player);
  if (whose.has(Lexeme::CHOSEN)) return one(Reference::chosen_player);
  if (whose.has(Lexeme::ACTIVE)) {
    context.whose_turn = true;
    return one(Reference::active_player);
  }
  return read_that_player(context);
}

Selector read_whose_own(ReadingContext& context, const Node& whose_own) {
  context.take(whose_own);
  if (whose_own.has(Lexeme::OWNER)) {
    Selector owner = one(Reference::owner_of);
    owner.of = context.it();
    return owner;
  }
  if (whose_own.has(Lexeme::YOUR)) return one(Reference::you);
  if (whose_own.has(Lexeme::THEIR)) return context.doer.empty() ? read_that_player(context) : context.doer;
  const Selector who = read_whose(context, whose_own.the(Phrase::whose));
  // "Their library", further on, is that opponent's.
  if (who == one(Reference::opponent) && !context.event) context.player = who;
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
