#pragma once

#include <string_view>

#include "core/card/definition.h"
#include "grammar/open_words.h"

// What the harnesses read texts with: no library, so that little is linked, and each word class has a word.
namespace sleight::fuzz {

inline Keyword keyword_with(std::string_view name, Keyword::Parameter parameter) {
  Keyword keyword;
  keyword.name = name;
  keyword.parameter = parameter;
  return keyword;
}

inline const Vocabulary& vocabulary() {
  static const Vocabulary words = [] {
    Vocabulary all;
    all.add(keyword_with("flying", Keyword::Parameter::none));
    all.add(keyword_with("trample", Keyword::Parameter::none));
    all.add(keyword_with("first_strike", Keyword::Parameter::none));
    all.add(keyword_with("banding", Keyword::Parameter::none));
    all.add(keyword_with("protection", Keyword::Parameter::quality));
    all.add(keyword_with("landwalk", Keyword::Parameter::quality));
    all.add(keyword_with("rampage", Keyword::Parameter::number));
    all.add(keyword_with("cumulative_upkeep", Keyword::Parameter::cost));
    all.add_creature_type("goblin");
    all.add_creature_type("wall");
    return all;
  }();
  return words;
}

/// A card of the sort that the first letter tells: what a text says depends on it.
inline Card card_of(char letter) {
  Card card;
  card.name = "Test Card";
  constexpr CardType types[] = {CardType::creature, CardType::artifact, CardType::enchantment, CardType::land,
                                CardType::instant,  CardType::sorcery,  CardType::interrupt};
  card.types = types[static_cast<unsigned char>(letter) % std::size(types)];
  if ((letter & 0x40) != 0) card.supertypes = Supertype::legend;
  return card;
}

}  // namespace sleight::fuzz
