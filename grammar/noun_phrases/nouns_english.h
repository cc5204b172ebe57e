#pragma once

#include <string>
#include <vector>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// A noun with all that narrows it: "nonartifact, nonblack creature", "Goblins you control", "red spell";
/// read and said.
namespace sleight {

/// Where cards lie of which a group says no zone.
struct Place {
  std::vector<Filter> of_cards = {};  ///< what that place asks of them
  bool demanded = true;               ///< some zone has to be said; what something is said to be lies nowhere
};
Selector read_group(ReadingContext& context, const Node& group, const Place& place = {});
/// The types that the filters of a selector ask for.
CardType types_named(const Selector& selector);
/// Whether a local enchantment could be on what the group means: "another creature" would be another than the
/// creature that it is on, and not than itself.
bool is_like_its_own(const ReadingContext& context, const Selector& selector);
/// Whether a noun speaks of several: "creatures", "Walls". Of "plains" nobody can tell.
bool is_plural_noun(const Node& noun);
CardType read_type_word(ReadingContext& context, const Node& type_word);
Colours read_colour(ReadingContext& context, const Node& colour);
/// A word for a type, a creature type or a land type as a filter that asks for it.
Filter read_kind_word(ReadingContext& context, const Node& word);
/// A type, creature type or land type as a filter that asks for it, in the first child of `kind`.
Filter read_kind(ReadingContext& context, const Node& kind);
/// "Other attacking Aurochs": of the creature type that is the name of the card.
Selector read_others_called_so(ReadingContext& context, const Node& said);
/// The land or creature type among the words of a phrase.
Filter read_subtype(ReadingContext& context, const Node& said);

/// "Creature card", of a hand that goes without saying: whoever discards them says whose it is.
Selector read_cards_of_hand(ReadingContext& context, const Node& group);
/// "A creature card", "two black cards": so many of those.
std::string say_cards_of_hand(Speaker& speaker, const Selector& cards, const std::string& number);

/// What was done to "a land destroyed this way", of which `of` is what else is said.
Reference read_done(ReadingContext& context, const Node& done, const Selector& of);
/// "Destroyed", of what the last such step has done that to; "" for other references.
std::string_view said_done(Reference from);

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
  std::string whose;    ///< and they are somebody's: "your", "that player's"
  bool token = false;   ///< the noun, where no type is
  bool source = false;  ///< "sources of the chosen color"
  bool plural = false;
  CardType types = CardType::none;
  bool creature_last = false;  ///< of several types: what stands behind is said of creatures alone

  void adjective(std::string_view word, bool comma) {
    // "Other attacking creatures", whatever is asked first.
    if (word == "other") {
      adjectives = "other" + (adjectives.empty() ? "" : " " + adjectives);
      return;
    }
    if (!adjectives.empty()) adjectives += comma ? ", " : " ";
    adjectives += word;
  }
};

}  // namespace sleight
