#include "core/playing/moves/skipping.h"

#include <algorithm>
#include <limits>

namespace sleight {
namespace {

/// The phase's bit in PlayerState::phases_skipped.
std::uint16_t phase_bit(std::size_t phase) {
  static_assert(most_phases <= 16);  // a bit for each
  return static_cast<std::uint16_t>(1U << phase);
}

}  // namespace

void skip_next(Duel& duel, PlayerId player, std::size_t phase) {
  std::uint8_t& times = duel.player(player).phases_to_skip.at(phase);
  // A script may say it without end; no duel lives to see the last of so many.
  if (times < std::numeric_limits<std::uint8_t>::max()) ++times;
}

bool take_skip(Duel& duel, PlayerId player, std::size_t phase) {
  std::uint8_t& times = duel.player(player).phases_to_skip.at(phase);
  if (times == 0) return false;
  --times;
  return true;
}

void skip_this_turn(Duel& duel, PlayerId player, std::size_t phase) {
  duel.player(player).phases_skipped |= phase_bit(phase);
}

bool skipped_this_turn(const Duel& duel, PlayerId player, std::size_t phase) {
  return (duel.player(player).phases_skipped & phase_bit(phase)) != 0;
}

bool draw_is_due(const Duel& duel, PlayerId player) {
  // Who begins the duel has no first draw (D-02).
  if (player != duel.active() || duel.phase().action != PhaseAction::draw || duel.turn.number <= 1)
    return false;
  const auto& done = duel.turn.phase_effects_done;
  return std::find(done.begin(), done.end(), own_phase_effect) == done.end();
}

void skip_draw(Duel& duel) { duel.turn.phase_effects_done.push_back(own_phase_effect); }

}  // namespace sleight
