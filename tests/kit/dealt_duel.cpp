#include "tests/kit/dealt_duel.h"

#include <stdexcept>
#include <utility>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"

namespace sleight::kit {
namespace {

void deal(Duel& duel, std::uint64_t seed) {
  const Deck deck = mixed_deck(duel.library());
  const std::string refusal = set_up(duel, deck, deck, seed);
  if (!refusal.empty()) throw std::logic_error(refusal);
}

}  // namespace

Duel new_duel(std::uint64_t seed, Rules rules) {
  Duel duel(small_library(), std::make_shared<Rules>(std::move(rules)));
  deal(duel, seed);
  return duel;
}

DealtDuel::DealtDuel(const Rules& options, std::vector<Card> more, std::uint64_t seed) {
  *rules = options;
  for (Card& card : more) add(std::move(card));
  begin();
  deal(duel(), seed);
  play_on(table());
}

bool DealtDuel::reach(const char* phase, Stage stage) {
  for (int i = 0; i < 2000 && !duel().over(); ++i) {
    play_on(table());
    if (!duel().over() && duel().phase().word == Word{phase} && duel().turn.stage == stage) return true;
  }
  return false;
}

bool DealtDuel::reach_main(PlayerId player) {
  for (int i = 0; i < 3; ++i)
    if (reach("main") && duel().active() == player) return true;
  return false;
}

}  // namespace sleight::kit
