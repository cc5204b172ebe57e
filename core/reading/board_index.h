#pragma once

#include <cstdint>
#include <vector>

#include "core/reading/known_objects.h"

namespace sleight {

/// Something of a permanent that a player may use: an activated ability, or the mana of a land's basic types.
struct Usable {
  static constexpr std::uint16_t land_mana = 0xFFFF;
  std::uint16_t slot = 0;
  std::uint16_t index = land_mana;  ///< which of its abilities
  Colours colours;                  ///< of the mana of its basic types (R-LAND-2)
  bool operator==(const Usable&) const = default;
};

/// What can be used, oldest permanent first, and then the few cards outside play that can be used where they
/// lie: what every window goes through, without the many that can do nothing. Good until the duel changes.
struct UsableCards {
  std::vector<Usable> effects;  ///< activated abilities that are no mana sources
  std::vector<Usable> mana;     ///< mana sources (R-MANA-9)
};
/// A triggered ability of a permanent, or of a card that lies where it works, outside play.
struct Listener {
  std::uint16_t slot = 0;
  std::uint16_t index = 0;  ///< which of its abilities
  bool operator==(const Listener&) const = default;
};
/// A rule or triggered ability of a permanent, as `for_each_rule` walks through them: oldest permanent
/// first.
struct RuleEntry {
  std::uint16_t slot = 0;
  std::uint16_t index = 0;  ///< in the slot's `held`
  RuleKind kind = RuleKind::cannot_attack;
  bool for_itself = false;  ///< speaks of its holder only
  bool operator==(const RuleEntry&) const = default;
};

/// What there is on the board to be asked about, listed once, so that asking costs little: rules in force,
/// events that somebody listens to, what can be used, what can die.
class BoardIndex {
 public:
  /// Lists it anew off what the permanents are by now; notes with each which rules it has for itself.
  void list(const Duel& duel, KnownObjects& objects);
  /// Lists anew what works outside play, in hands and graveyards.
  void list_outside(const Duel& duel, KnownObjects& objects);

  const std::vector<RuleEntry>& rules() const { return rules_; }
  /// A bit for each kind of rule that anything speaks of.
  const RuleKinds& rule_kinds() const { return rule_kinds_; }
  /// The same for rules that speak of others than their holder.
  const RuleKinds& wide_rule_kinds() const { return wide_rule_kinds_; }
  /// A bit for each kind of event that somebody listens to.
  std::uint32_t events() const { return events_ | events_outside_; }
  const UsableCards& usable() const { return usable_; }
  const std::vector<Listener>& listening_in_play() const { return listening_in_play_; }
  const std::vector<Listener>& listening_outside() const { return listening_outside_; }
  /// The slots of permanents that check_deaths has to look at, oldest first.
  const std::vector<std::uint16_t>& mortal() const { return mortal_; }
  /// Whether anything has changed hands that is not noted yet (R-SICK-2).
  bool changed_hands() const { return changed_hands_; }

 private:
  static_assert(has_room_for<EventKind, std::uint32_t>, "a bit for each kind of event");
  std::vector<RuleEntry> rules_;
  UsableCards usable_;
  std::size_t effects_in_play_ = 0;  ///< of `usable_`: what stands behind those lies outside
  std::size_t mana_in_play_ = 0;
  std::vector<Listener> listening_in_play_;
  std::vector<Listener> listening_outside_;
  std::vector<std::uint16_t> mortal_;
  bool changed_hands_ = false;
  RuleKinds rule_kinds_;
  RuleKinds wide_rule_kinds_;
  std::uint32_t events_ = 0;
  std::uint32_t events_outside_ = 0;
};

const UsableCards& usable_cards(const Duel& duel);
/// The triggered abilities that work where they are: of permanents, oldest first, and of cards outside play.
/// Good until the duel changes.
const std::vector<Listener>& listening_in_play(const Duel& duel);
const std::vector<Listener>& listening_outside(const Duel& duel);
/// The slots of the permanents that can die of what they are: creatures, enchantments, legends and worlds,
/// and those that were one. Oldest first; good until the duel changes.
const std::vector<std::uint16_t>& mortal_in_play(const Duel& duel);
/// The ability that `usable` means; not for the mana of a land.
const HeldAbility& ability_of(const Duel& duel, const Usable& usable);

}  // namespace sleight
