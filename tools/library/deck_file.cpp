#include "tools/library/deck_file.h"

#include <cctype>
#include <sstream>

#include "scripting/lua/nearest_word.h"
#include "tools/library/card_library.h"
#include "tools/library/card_names.h"

namespace sleight {
namespace {

/// More than any deck holds: a slip of the hand must not fill the memory.
constexpr int most_of_one_card = 1000;
/// More than any duel can be set up with, which says so: the rest need not be read.
constexpr std::size_t most_cards = 100'000;
/// What was probably meant is looked for so often only: a file with more slips is no deck.
constexpr std::size_t most_guesses = 100;

}  // namespace

DeckFile read_deck(const std::string& file, const std::string& text, const Library& library, bool unread) {
  DeckFile deck;
  CardsCalled cards(library);
  std::istringstream lines{text};
  int number = 0;
  for (std::string line; deck.cards.size() <= most_cards && std::getline(lines, line);) {
    ++number;
    line = line.substr(0, line.find('#'));
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())) != 0) line.pop_back();
    std::size_t at = line.find_first_not_of(" \t");
    if (at == std::string::npos) continue;
    const std::size_t first = at;
    while (at < line.size() && std::isdigit(static_cast<unsigned char>(line[at])) != 0) ++at;
    const std::size_t name_at = line.find_first_not_of(" \t", at);
    // Four digits at most, which `stoi` cannot overflow.
    const int count = at > first && at - first < 5 ? std::stoi(line.substr(first, at - first)) : 0;
    const bool has_shape = at > first && name_at != std::string::npos && name_at > at;
    if (has_shape && (count < 1 || count > most_of_one_card)) {
      deck.problems.push_back({"T0302",
                               Severity::error,
                               {file, number, static_cast<int>(first) + 1, static_cast<int>(at - first)},
                               "a deck cannot have " + line.substr(first, at - first) + " of one card",
                               "write a number from 1 to " + std::to_string(most_of_one_card)});
      continue;
    }
    if (!has_shape) {
      deck.problems.push_back(
          {"T0302",
           Severity::error,
           {file, number, static_cast<int>(first) + 1, static_cast<int>(line.size() - first)},
           "this is no line of a deck",
           "write a number and a card's name, as in `4 Terror`"});
      continue;
    }
    const std::string name = line.substr(name_at);
    const CardId card = cards.find(name);
    if (card == CardId::none) {
      const std::string near =
          deck.problems.size() < most_guesses ? closest_word(name, card_names(library)) : "";
      deck.problems.push_back({"T0301",
                               Severity::error,
                               {file, number, static_cast<int>(name_at) + 1, static_cast<int>(name.size())},
                               "the library has no card `" + name + "`",
                               near.empty() ? "" : "write `" + near + "`"});
      continue;
    }
    if (const std::vector<std::string>& pieces = library.card(card).unread; !pieces.empty())
      deck.problems.push_back({"T0304",
                               unread ? Severity::warning : Severity::error,
                               {file, number, static_cast<int>(name_at) + 1, static_cast<int>(name.size())},
                               "`" + library.card(card).name + "` does not do all that it says: \"" +
                                   pieces.front() + "\" is not read",
                               unread ? "" : "finish its script, or play with it as it is with --unread"});
    if (const std::string& why = library.card(card).unsupported; !why.empty())
      deck.problems.push_back({"T0305",
                               unread ? Severity::warning : Severity::error,
                               {file, number, static_cast<int>(name_at) + 1, static_cast<int>(name.size())},
                               "`" + library.card(card).name + "` is not supported: " + why,
                               unread ? "" : "take another card, or play with it as it is with --unread"});
    for (int i = 0; i < count; ++i) {
      // As the library spells it, so that records of equal decks are equal.
      deck.names.push_back(library.card(card).name);
      deck.cards.push_back(card);
    }
  }
  return deck;
}

std::vector<std::string> names_in_deck(const std::string& text) {
  std::vector<std::string> names;
  std::istringstream lines{text};
  for (std::string line; names.size() <= most_cards && std::getline(lines, line);) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())) != 0) line.pop_back();
    const std::size_t name = line.find_first_not_of(" \t", line.find_first_not_of(" \t0123456789"));
    if (name != std::string::npos) names.push_back(line.substr(name));
  }
  return names;
}

Deck deck_of(const std::vector<std::string>& names, const Library& library, std::string& missing) {
  Deck deck;
  for (const std::string& name : names) {
    const CardId card = card_called(library, name);
    if (card == CardId::none) {
      missing = name;
      return {};
    }
    deck.push_back(card);
  }
  return deck;
}

}  // namespace sleight
