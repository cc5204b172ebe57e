#pragma once

#include <array>
#include <memory>
#include <string>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"

/// Real duels that two bots play with the cards of this tree: what is measured is measured on them.
namespace sleight::kit {

using Decks = std::array<Deck, player_count>;

/// What a duel is played with.
struct BotSetting {
  std::shared_ptr<const Library> library;
  std::shared_ptr<const Rules> rules;
};

/// The cards of this tree, and "White Anthem" and "Black Anthem", which make all creatures of a colour
/// larger.
BotSetting bot_setting(const std::string& rules = "fifth");
/// The two decks of tests/data/decks.
Decks shipped_decks(const Library& library);
/// Two decks by chance, out of all cards.
Decks decks_by_chance(const Library& library, Random& chance);

/// A duel of two bots. Its seed says all that happens.
class BotDuel {
 public:
  BotDuel(const BotSetting& setting, const Decks& decks, std::uint64_t seed);
  /// The same from some point on.
  BotDuel(Duel from, std::uint64_t seed);
  BotDuel(const BotDuel&) = delete;
  BotDuel& operator=(const BotDuel&) = delete;
  ~BotDuel() = default;
  Duel duel;

  /// Plays to the end.
  void play() { play_out(table_); }
  /// Plays to the next rest point.
  void step() { play_on(table_); }

 private:
  RandomAgent bob_, sue_;
  Table table_;
};

/// A duel of the shipped decks in the main phase of its turn numbered `turn`, with hands and libraries. It is
/// the first from `seed` on that lasts so long and leaves both players a card in hand.
Duel duel_in_turn(const BotSetting& setting, int turn, std::uint64_t seed);
/// Puts more creatures and lands of the shipped decks into play, for both players, and anthems, until there
/// are so many permanents and so many of them are anthems.
void crowd(Duel& duel, std::size_t permanents, std::size_t anthems);

}  // namespace sleight::kit
