#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/playing/turn/setup.h"
#include "tools/library/deck_file.h"

namespace sleight {

/// Which decks meet in a simulation: those of some files, each against each other, or two that chance makes
/// anew for each duel.
class DeckPairs {
 public:
  /// Two decks made by chance out of such cards, for each duel others.
  DeckPairs(std::shared_ptr<const Library> library, std::vector<CardId> cards, int smallest_deck);
  /// The decks of two files or more, each with the list that stands in its file.
  DeckPairs(const std::vector<std::string>& files, const std::vector<DeckFile>& lists);

  /// Bob's and Sue's deck of each pair, by their places among the files.
  const std::vector<std::array<std::size_t, player_count>>& pairs() const { return pairs_; }
  /// The name of a file's deck: that of the file, without its ending; where several files have one name,
  /// their paths.
  const std::string& name(std::size_t deck) const { return names_[deck]; }
  /// How a duel of a pair is called in a line of text: by its number, and of several pairs by their decks.
  std::string duel_name(std::size_t pair, long number) const;

  /// The decks of the duel of that number of a pair. Of chance's decks, one after the other features each
  /// card.
  std::array<Deck, player_count> of(std::size_t pair, long number, Random& chance) const;

 private:
  std::shared_ptr<const Library> library_;
  std::vector<CardId> cards_;
  int smallest_deck_ = 0;
  std::vector<std::string> names_;
  std::vector<Deck> lists_;
  std::vector<std::array<std::size_t, player_count>> pairs_;
};

}  // namespace sleight
