#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "grammar/text_reader.h"
#include "grammar/unread_pieces.h"

namespace sleight {

/// What a card database says of a card, as plain strings. Who fills it in knows the file format.
struct CardFacts {
  std::string name;
  std::string mana_cost;  ///< "{2}{B}{B}"; empty for lands
  std::vector<std::string> supertypes;
  std::vector<std::string> types;
  std::vector<std::string> subtypes;
  std::vector<std::string> colours;  ///< words; empty where only the cost tells
  std::string power;
  std::string toughness;
  std::string text;
  Wording wording = Wording::oracle;   ///< whose words the text is in
  std::string layout;                  ///< of a card with a second card on it ("split"); empty of any other
  std::vector<std::string> printings;  ///< codes of its sets ("LEA"); empty when not known
  std::string printed_type;  ///< as printed on a card of the era ("Summon — Knight"); empty when not known
};

/// A card's facts in the terms of the era.
struct FactsReading {
  Card card;                          ///< without abilities
  std::vector<std::string> words;     ///< spellings of its subtypes
  std::vector<std::string> problems;  ///< what could not be read ("cost '{Q}'"); empty when all was
};

/// Brings facts to the terms of the era: summoned creatures of one type, local enchantments, the timing
/// printed on the card where that is known. Races that later years added beside the printed type of a card
/// that is older than they are left out.
FactsReading facts_from(const CardFacts& facts);

/// A card made from its facts and its text.
struct Scaffold {
  /// With what of its text is understood, and its text in the house wording; what is not understood is
  /// `unread` in it, and stands in its text as its author wrote it.
  Card card;
  Reading reading;  ///< of the whole text
  std::vector<UnreadPiece> unread;
  bool has_text = false;  ///< its facts came with a text, be it only a reminder
  std::vector<std::string> words;
  std::vector<std::string> problems;

  /// Whether the card is all that its facts and its text say.
  bool whole() const { return problems.empty() && reading.understood(); }
};

/// Reads facts and text together. Where the printed type is not known, timing follows what the text does: an
/// instant that only counters or changes spells is an interrupt (R-CAST-4), one that only adds mana a mana
/// source. Lines of the text whose numbers are `refused` (from 0, as they stand in the reading) are left
/// unread, whatever they say: what was made of them is no card.
Scaffold scaffold(const CardFacts& facts, const Vocabulary& vocabulary,
                  const std::set<std::size_t>& refused = {});

/// Adds the creature types of a card to a vocabulary.
void add_types_of(const CardFacts& facts, Vocabulary& vocabulary);

}  // namespace sleight
