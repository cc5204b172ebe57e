#include "tools/simulation/deck_pairs.h"

#include <filesystem>
#include <map>
#include <utility>

#include "tools/simulation/random_deck.h"

namespace sleight {

DeckPairs::DeckPairs(std::shared_ptr<const Library> library, std::vector<CardId> cards, int smallest_deck)
    : library_(std::move(library)), cards_(std::move(cards)), smallest_deck_(smallest_deck), pairs_{{0, 1}} {}

DeckPairs::DeckPairs(const std::vector<std::string>& files, const std::vector<DeckFile>& lists) {
  const auto stem = [](const std::string& file) { return std::filesystem::path(file).stem().string(); };
  std::map<std::string, int> called;
  for (const std::string& file : files) ++called[stem(file)];
  for (const std::string& file : files) names_.push_back(called[stem(file)] > 1 ? file : stem(file));
  for (const DeckFile& list : lists) lists_.push_back(list.cards);
  for (std::size_t bob = 0; bob < lists_.size(); ++bob)
    for (std::size_t sue = bob + 1; sue < lists_.size(); ++sue) pairs_.push_back({bob, sue});
}

std::string DeckPairs::duel_name(std::size_t pair, long number) const {
  const std::string duel = "duel " + std::to_string(number);
  if (pairs_.size() == 1) return duel;
  const auto& [bob, sue] = pairs_[pair];
  return name(bob) + " against " + name(sue) + ", " + duel;
}

std::array<Deck, player_count> DeckPairs::of(std::size_t pair, long number, Random& chance) const {
  if (!library_) return {lists_[pairs_[pair][0]], lists_[pairs_[pair][1]]};
  std::array<Deck, player_count> decks;
  for (std::size_t p = 0; p < decks.size(); ++p) {
    // By the number of the duel alone: whatever part of them a shard plays, each duel has its own two.
    const std::size_t featured = (static_cast<std::size_t>(number) * player_count + p) % cards_.size();
    decks[p] = random_deck(*library_, cards_, cards_[featured], smallest_deck_, chance);
  }
  return decks;
}

}  // namespace sleight
