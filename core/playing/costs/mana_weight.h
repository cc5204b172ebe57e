#pragma once

#include <compare>
#include <cstdint>
#include <limits>

namespace sleight {

/// What paying in one way costs its player, as numbers of which each goes before the next: the least is the
/// best way to pay (docs/architecture.md, "Sources of mana"). Weights add up.
struct ManaWeight {
  std::int32_t hurts = 0;   ///< damage, life and losses: what hurts is used only where nothing else pays
  std::int32_t over = 0;    ///< how much mana is there that pays for nothing
  std::int32_t wears = 0;   ///< how many counters come and go
  std::int32_t drawn = 0;   ///< how much mana is drawn, so that none is changed without need
  std::int32_t unkept = 0;  ///< how much coloured mana the own hand asks for that is not there afterwards
  std::int32_t place = 0;   ///< how late it stands in the order of preference

  static constexpr ManaWeight most() {
    ManaWeight weight;
    weight.hurts = std::numeric_limits<std::int32_t>::max();
    return weight;
  }
  constexpr auto operator<=>(const ManaWeight&) const = default;
  constexpr ManaWeight& operator+=(const ManaWeight& other) { return *this = *this + other; }
  constexpr ManaWeight operator+(const ManaWeight& other) const {
    return {hurts + other.hurts, over + other.over,     wears + other.wears,
            drawn + other.drawn, unkept + other.unkept, place + other.place};
  }
  constexpr ManaWeight operator-(const ManaWeight& other) const { return *this + other * -1; }
  constexpr ManaWeight operator*(std::int32_t times) const {
    return {hurts * times, over * times, wears * times, drawn * times, unkept * times, place * times};
  }
};

}  // namespace sleight
