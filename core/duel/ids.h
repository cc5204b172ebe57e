#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace sleight {

/// One of the two players.
enum class PlayerId : std::uint8_t { bob = 0, sue = 1, none = 0xFF };
/// How many players a duel has.
inline constexpr int player_count = 2;
/// Both players, in the order of their places in arrays.
inline constexpr std::array<PlayerId, player_count> both_players{PlayerId::bob, PlayerId::sue};
/// The other player.
constexpr PlayerId opponent_of(PlayerId p) { return p == PlayerId::bob ? PlayerId::sue : PlayerId::bob; }
/// 0 for Bob, 1 for Sue: the place in arrays by player.
constexpr int index(PlayerId p) { return static_cast<int>(p); }

/// A card, token or permanent of a duel: a slot, and how often what is in the slot has changed zone. A card
/// that changes zone keeps its slot and gets a new generation, so that nothing that knew the old object
/// knows the new one (R-ZONE-2).
struct ObjectId {
  std::uint16_t slot = 0xFFFF;
  std::uint16_t generation = 0;
  constexpr explicit operator bool() const { return slot != 0xFFFF; }
  constexpr auto operator<=>(const ObjectId&) const = default;
};

/// The moment something happened; every two moments differ (R-CONT-1).
using Timestamp = std::uint32_t;

/// Something that a selector can give: an object, a player, a spell or effect under way, or a damage packet.
struct Thing {
  /// What sort of thing it is.
  enum class Kind : std::uint8_t { none, object, player, play, packet };
  Kind kind = Kind::none;
  PlayerId player = PlayerId::none;
  ObjectId object;
  std::uint32_t number = 0;  ///< of a play or packet

  /// An object.
  static constexpr Thing of(ObjectId o) { return {Kind::object, PlayerId::none, o, 0}; }
  /// A player.
  static constexpr Thing of(PlayerId p) { return {Kind::player, p, {}, 0}; }
  /// The play of that number.
  static constexpr Thing play(std::uint32_t n) { return {Kind::play, PlayerId::none, {}, n}; }
  /// The packet of that number.
  static constexpr Thing packet(std::uint32_t n) { return {Kind::packet, PlayerId::none, {}, n}; }
  /// Whether it is an object.
  constexpr bool is_object() const { return kind == Kind::object; }
  /// Whether it is a player.
  constexpr bool is_player() const { return kind == Kind::player; }
  constexpr auto operator<=>(const Thing&) const = default;
};

/// Objects as things.
inline std::vector<Thing> things_of(const std::vector<ObjectId>& ids) {
  std::vector<Thing> things;
  things.reserve(ids.size());
  for (const ObjectId id : ids) things.push_back(Thing::of(id));
  return things;
}

/// The objects among `things`.
inline std::vector<ObjectId> objects_among(const std::vector<Thing>& things) {
  std::vector<ObjectId> ids;
  for (const Thing& thing : things)
    if (thing.is_object()) ids.push_back(thing.object);
  return ids;
}

}  // namespace sleight
