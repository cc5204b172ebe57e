#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/card/rows.h"
#include "core/derived/object_cache.h"

namespace sleight {

/// Something of a permanent that a player may use: an activated ability, or the mana of a land's basic types.
struct Usable {
  static constexpr std::uint16_t land_mana = 0xFFFF;
  std::uint16_t slot = 0;
  std::uint16_t index = land_mana;  ///< which of its abilities
  Colours colours;                  ///< of the mana of its basic types (R-LAND-2)
  /// The only player who may use it; none: its text says who may (R-COST-9).
  PlayerId user = PlayerId::none;
  bool creature = false;  ///< its permanent is one, which may be sick (R-SICK-1)
  Reach reach{};          ///< of an effect: when, and with how much mana at least
  bool operator==(const Usable&) const = default;
};

/// Whether `player` could be the one who may use the ability. If its text names the users, the caller has
/// yet to ask whether `player` is one of them.
inline bool may_be_used_by(const Usable& usable, PlayerId player) {
  return usable.user == PlayerId::none || usable.user == player;
}

/// A card in a hand, and when it could be played.
struct HandCard {
  std::uint16_t slot = 0;
  Reach reach;
  bool operator==(const HandCard&) const = default;
};
/// The cards of a hand, in its order, and what mana is the least with which any of them could be played at
/// each kind of moment: so that most windows need no look at the cards.
struct Hand {
  static constexpr auto nothing_to_play = [] {
    std::array<std::uint8_t, count_of<Moment>> least{};
    least.fill(Reach::never);
    return least;
  }();
  std::vector<HandCard> cards;
  std::array<std::uint8_t, count_of<Moment>> least_mana = nothing_to_play;
  Moments moments;  ///< at which any of them could be played
  std::uint8_t least_at(Moment moment) const { return least_mana[static_cast<std::size_t>(moment)]; }
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

/// Whether a rule ability speaks of its own holder and of nothing else.
bool is_for_itself(const Ability& ability);

/// What there is on the board to be asked about, listed once, so that asking costs little: rules in force,
/// events that somebody listens to, what can be used, what can die.
class BoardIndex {
 public:
  /// Lists it anew off what the permanents are by now; notes with each which rules it has for itself.
  void list(const Duel& duel, ObjectCache& objects);
  /// The same where these alone were worked out anew since, and others may have left play. Whether that
  /// changes what can be used of permanents.
  bool amend(const Duel& duel, ObjectCache& objects, const std::vector<UpdatedPermanent>& amended);
  /// Lists anew what works outside play, in hands and graveyards.
  void list_outside(const Duel& duel, ObjectCache& objects);
  /// Lists anew what could be played out of hands.
  void list_hands(const Duel& duel);
  /// Notes when anything that is listed could be played.
  void note_moments();

  const std::vector<RuleEntry>& rules() const { return rules_; }
  /// Those of them that speak of others than their holder.
  const std::vector<RuleEntry>& wide_rules() const { return wide_rules_; }
  /// A bit for each kind of rule that anything speaks of.
  const RuleKinds& rule_kinds() const { return rule_kinds_; }
  /// The same for rules that speak of others than their holder.
  const RuleKinds& wide_rule_kinds() const { return wide_rule_kinds_; }
  /// A bit for each kind of event that somebody listens to.
  std::uint32_t events() const { return events_ | events_outside_; }
  const UsableCards& usable() const { return usable_; }
  /// The moments at which the player could play anything but mana, be there mana for it or not.
  Moments moments(PlayerId player) const { return moments_[static_cast<std::size_t>(index(player))]; }
  const Hand& hand(PlayerId player) const { return hands_[static_cast<std::size_t>(index(player))]; }
  const std::vector<Listener>& listening_in_play() const { return listening_in_play_; }
  const std::vector<Listener>& listening_outside() const { return listening_outside_; }
  /// The slots of permanents that check_deaths has to look at, oldest first.
  const std::vector<std::uint16_t>& mortal() const { return mortal_; }
  /// Whether anything has changed hands that is not noted yet (R-SICK-2).
  bool changed_hands() const { return changed_hands_; }

 private:
  void add(const Duel& duel, ObjectCache& objects, std::uint16_t number);
  void note_kinds(const Duel& duel, const ObjectCache& objects);
  bool lists_again(const Duel& duel, ObjectCache& objects, const std::vector<UpdatedPermanent>& amended);
  void add_usable(const Duel& duel, std::uint16_t slot, std::size_t at, const CachedObject& known);
  bool may_work_outside(const Duel& duel);

  std::vector<RuleEntry> rules_;
  std::vector<RuleEntry> wide_rules_;
  UsableCards usable_;
  std::size_t effects_in_play_ = 0;  ///< of `usable_`: what stands behind those lies outside
  std::size_t mana_in_play_ = 0;
  std::array<Hand, player_count> hands_;
  std::array<Moments, player_count> moments_;
  std::size_t objects_seen_ = 0;    ///< of which it is known
  bool some_work_outside_ = false;  ///< whether any card of the duel does
  std::vector<Listener> listening_in_play_;
  std::vector<Listener> listening_outside_;
  std::vector<std::uint16_t> mortal_;
  std::vector<std::uint8_t> to_list_;  ///< by slot: what stands in the lists no longer holds
  bool changed_hands_ = false;
  RuleKinds rule_kinds_;
  RuleKinds wide_rule_kinds_;
  std::uint32_t events_ = 0;
  std::uint32_t events_outside_ = 0;
};

const UsableCards& usable_cards(const Duel& duel);
/// The moments at which `player` could play anything but mana, as far as cards and abilities themselves tell.
Moments playable_moments(const Duel& duel, PlayerId player);
/// What could be played out of the hand of `player`, as far as the cards themselves tell.
const Hand& playable_hand(const Duel& duel, PlayerId player);
/// The triggered abilities that work where they are: of permanents, oldest first, and of cards outside play.
/// Good until the duel changes.
const std::vector<Listener>& listening_in_play(const Duel& duel);
const std::vector<Listener>& listening_outside(const Duel& duel);
/// The slots of the permanents that can die of what they are: creatures, enchantments, legends and worlds,
/// and those that were one. Oldest first; good until the duel changes.
const std::vector<std::uint16_t>& mortal_in_play(const Duel& duel);
/// Whether anything that can be used is for the moment between the damage and the end of an attack.
bool some_act_at_end_of_attack(const Duel& duel);
/// The ability that `usable` means; not for the mana of a land.
const HeldAbility& ability_of(const Duel& duel, const Usable& usable);

}  // namespace sleight
