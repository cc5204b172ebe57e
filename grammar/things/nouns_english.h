#pragma once

#include <string>
#include <vector>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// A noun with all that narrows it: "nonartifact, nonblack creature", "Goblins you control", "red spell";
/// read and said.
namespace sleight {

Selector read_group(Meaning& meaning, const Node& group);
CardType read_type_word(Meaning& meaning, const Node& type_word);
Colours read_colour(Meaning& meaning, const Node& colour);
/// A type, creature type or land type as a filter that asks for it, in the first child of `kind`.
Filter read_kind(Meaning& meaning, const Node& kind);

/// `whole`: with what the selector adds to it, "creature or player".
std::string say_group(Speaker& speaker, const Selector& selector, bool plural, bool whole = true);
/// Filters without a noun of their own ("black", "artifact"), or with that one ("black source with flying").
std::string say_filters(Speaker& speaker, const std::vector<Filter>& filters, bool plural,
                        std::string_view noun = "");

/// What filters add before and after a noun while it is put together.
struct Noun {
  std::string adjectives;
  std::string suffixes;
  std::string subtype;  ///< becomes the noun itself
  bool land = false;
  bool cards = false;   ///< cards outside play
  bool own = false;     ///< and they are yours
  bool token = false;   ///< the noun, where no type is
  bool source = false;  ///< "sources of the chosen color"
  bool plural = false;
  CardType types = CardType::none;

  void adjective(std::string_view word, bool comma) {
    if (!adjectives.empty()) adjectives += comma ? ", " : " ";
    adjectives += word;
  }
};

}  // namespace sleight
