#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lookup/card_profile.h"
#include "tools/lookup/word_users.h"

namespace sleight {

/// Which cards are listed: those that all of these are true of. What is empty asks for nothing.
struct CardFilters {
  std::vector<std::string> sets;      ///< one of them: its folder, code or name
  std::vector<std::string> types;     ///< all of them: card types, supertypes, creature and land types
  std::vector<std::string> colours;   ///< all of them: "white" or "W", "colourless", "multicoloured"
  std::vector<std::string> keywords;  ///< all of them
  std::vector<std::string> uses;      ///< all of these words of the language
  std::vector<std::string> states;    ///< one of them
  std::vector<std::string> texts;     ///< all of their words, whatever their endings
  std::string cost;                   ///< what it costs in all: "3", "3+" or "3-"
};

/// Why a filter can be true of no card at all, and what was probably meant.
struct WrongFilter {
  std::string message;
  std::string fix;
};
/// The first filter that names what is not there; nothing when all are of something.
std::optional<WrongFilter> wrong_filter(const CardFilters& filters, const Collection& cards,
                                        const WordUsers& users);

/// The cards of the collection that the filters let through, in the order of their names, by their places in
/// it.
std::vector<std::size_t> filtered_cards(const CardFilters& filters, const Collection& cards,
                                        const WordUsers& users, const Vocabulary& vocabulary, int jobs);

}  // namespace sleight
