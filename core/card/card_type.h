#pragma once

#include <cstdint>

namespace sleight {

/// Card types as a set of bits (R-PERM-1, R-CAST-5).
enum class CardType : std::uint16_t {
  none = 0,
  land = 1,
  creature = 2,
  artifact = 4,
  enchantment = 8,
  instant = 16,
  interrupt = 32,
  sorcery = 64,
  mana_source = 128,
};
/// The types of either.
constexpr CardType operator|(CardType a, CardType b) {
  return static_cast<CardType>(static_cast<std::uint16_t>(a) | static_cast<std::uint16_t>(b));
}
/// The types of both.
constexpr CardType operator&(CardType a, CardType b) {
  return static_cast<CardType>(static_cast<std::uint16_t>(a) & static_cast<std::uint16_t>(b));
}
/// Whether there is any type in it.
constexpr bool any(CardType set) { return set != CardType::none; }
/// Every card type.
inline constexpr CardType all_card_types =
    static_cast<CardType>(2 * static_cast<unsigned>(CardType::mana_source) - 1);
/// The types whose cards stay in play (R-PERM-1).
inline constexpr CardType permanent_types =
    CardType::land | CardType::creature | CardType::artifact | CardType::enchantment;

/// Supertypes and the snow-covered trait, as a set of bits.
enum class Supertype : std::uint8_t { none = 0, basic = 1, legend = 2, world = 4, snow_covered = 8 };
/// The supertypes of either.
constexpr Supertype operator|(Supertype a, Supertype b) {
  return static_cast<Supertype>(static_cast<std::uint8_t>(a) | static_cast<std::uint8_t>(b));
}
/// The supertypes of both.
constexpr Supertype operator&(Supertype a, Supertype b) {
  return static_cast<Supertype>(static_cast<std::uint8_t>(a) & static_cast<std::uint8_t>(b));
}
/// The supertypes of `set` that are not in `gone`.
constexpr Supertype without(Supertype set, Supertype gone) {
  return static_cast<Supertype>(static_cast<std::uint8_t>(set) & ~static_cast<unsigned>(gone));
}
/// Whether there is any supertype in it.
constexpr bool any(Supertype set) { return set != Supertype::none; }

}  // namespace sleight
