#pragma once

#include <cstdint>

namespace sleight {

/// The kinds of things that there are in a duel, as a set of bits: what a selector may give, and what a word
/// takes.
enum class ThingKinds : std::uint8_t {
  none = 0,
  permanents = 1,
  cards = 2,  ///< outside play
  spells = 4,
  effects = 8,
  packets = 16,
  players = 32,
  objects = permanents | cards,
  all = 63,
};
/// The kinds of either.
constexpr ThingKinds operator|(ThingKinds a, ThingKinds b) {
  return static_cast<ThingKinds>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
/// The kinds of both.
constexpr ThingKinds operator&(ThingKinds a, ThingKinds b) {
  return static_cast<ThingKinds>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
/// Whether there is any kind in it.
constexpr bool any(ThingKinds things) { return things != ThingKinds::none; }

}  // namespace sleight
