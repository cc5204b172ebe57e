#include "core/playing/moves/skipping.h"

#include <algorithm>

namespace sleight {
namespace {

/// More than any duel comes to; a script may say it without end.
constexpr std::size_t most_skips = 200;

}  // namespace

void skip_next(Duel& duel, PlayerId player, std::size_t phase) {
  std::vector<std::uint8_t>& skips = duel.player(player).phases_to_skip;
  if (skips.size() >= most_skips) return;
  const auto number = static_cast<std::uint8_t>(phase);
  // In order: equal positions have equal lists, whatever was skipped first.
  skips.insert(std::upper_bound(skips.begin(), skips.end(), number), number);
}

bool will_skip(const Duel& duel, PlayerId player, std::size_t phase) {
  const std::vector<std::uint8_t>& skips = duel.player(player).phases_to_skip;
  return std::find(skips.begin(), skips.end(), static_cast<std::uint8_t>(phase)) != skips.end();
}

bool take_skip(Duel& duel, PlayerId player, std::size_t phase) {
  std::vector<std::uint8_t>& skips = duel.player(player).phases_to_skip;
  const auto next = std::find(skips.begin(), skips.end(), static_cast<std::uint8_t>(phase));
  if (next == skips.end()) return false;
  skips.erase(next);
  return true;
}

}  // namespace sleight
