#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/card/definition.h"

/// What an ability is for, as its definition alone tells. A library settles it for each ability that it takes
/// (Library::purpose), and whoever wants to know asks there.
namespace sleight {

/// What a mode does decides when it may be played (R-DP-8): preventing belongs to the prevention step,
/// regenerating to the moment of dying.
enum class ModeUse : std::uint8_t { ordinary, prevention, regeneration, mana };

/// What a phase effect asks for first (R-UPKEEP-1): nothing; what one may pay to gain by it; what one may pay
/// to untap something (R-UPKEEP-4); what one pays, or bears what follows.
enum class PhaseCost : std::uint8_t { none, offered, untapping, owed };

/// A kind of moment at which something may be played; which window is which, those who play know.
enum class Moment : std::uint8_t {
  main,          ///< the own main phase, nothing under way
  fast,          ///< whenever fast effects are legal
  interrupt,     ///< something may be interrupted
  prevention,    ///< damage waits
  regeneration,  ///< something is about to go to the graveyard
  last_ = regeneration,
};

/// A set of them.
class Moments {
 public:
  constexpr Moments() = default;
  /// These moments.
  constexpr Moments(std::initializer_list<Moment> moments) {
    for (const Moment moment : moments) add(moment);
  }
  /// Every moment.
  static constexpr Moments all() {
    return {Moment::main, Moment::fast, Moment::interrupt, Moment::prevention, Moment::regeneration};
  }
  /// Adds a moment.
  constexpr void add(Moment moment) { bits_ = static_cast<std::uint8_t>(bits_ | bit(moment)); }
  /// Adds several moments.
  constexpr void add(Moments others) { bits_ = static_cast<std::uint8_t>(bits_ | others.bits_); }
  /// Whether the moment is one of these.
  constexpr bool has(Moment moment) const { return (bits_ & bit(moment)) != 0; }
  /// Calls `visit` for each of them.
  template <typename Visit>
  constexpr void each(Visit visit) const {
    for (unsigned left = bits_; left != 0; left &= left - 1)
      visit(static_cast<Moment>(std::countr_zero(left)));
  }
  constexpr bool operator==(const Moments&) const = default;

 private:
  static_assert(has_room_for<Moment, std::uint8_t>, "a bit for each kind of moment");
  static constexpr unsigned bit(Moment moment) { return 1U << static_cast<unsigned>(moment); }
  std::uint8_t bits_ = 0;
};

/// When a card or ability could be played at all and what mana it takes at least, as far as its definition
/// tells: never less than that. Windows in which nobody could do anything are passed by asking no more.
struct Reach {
  static constexpr int most_named = 0xFE;      ///< what takes more is said to take so much
  static constexpr std::uint8_t never = 0xFF;  ///< more than anybody has: of what cannot be played at all
  Moments when;
  std::uint8_t least_mana = 0;
  bool land = false;         ///< a card that is played, and not cast
  bool mana_source = false;  ///< a spell of that type (R-MANA-11)
  bool operator==(const Reach&) const = default;
};

/// Whether what a mode does belongs to such a moment (R-DP-8, R-REGEN-2).
bool fits(ModeUse use, Moment moment);

/// What one mode of an ability is for.
struct ModePurpose {
  ModeUse use = ModeUse::ordinary;
  bool aims_at_plays = false;  ///< at spells or effects under way: an interrupt (R-INT-4)
  bool counters = false;       ///< what it aims at, or takes it elsewhere before it resolves (R-CAST-4)
  bool interrupts = false;     ///< of an activated ability: played as an interrupt (R-COST-7, R-INT-6)
};

/// What an ability is for.
struct Purpose {
  std::vector<ModePurpose> modes;  ///< in the order of Ability::modes
  bool gives_mana = false;         ///< and does nothing else, whatever the mode: a mana source (R-MANA-2)
  bool adds_mana = false;          ///< in each mode, without a target, whatever else it does (R-MANA-9)
  bool aims_by_x = false;          ///< what may be its target, or how many it has, depends on X
  bool once_a_phase = false;       ///< free, and bound to one phase (R-TURN-7)
  bool at_end_of_attack = false;   ///< for the moment between the damage and the end of an attack
  PhaseCost cost = PhaseCost::none;
  Reach reach;  ///< of what is activated, where it is no mana source
  /// Of what is activated or triggered: where its card has to lie for it. What it says of this card tells:
  /// what it costs, asks for or moves lies "in your graveyard"; else the card is in play (R-GEN-2).
  Zone works_in = Zone::in_play;
};
/// What an ability is for, by its definition alone.
Purpose purpose_of(const Ability& ability);
/// When the card could be played out of a hand: a land, or as a spell that is no mana source (R-MANA-11).
Reach reach_of(const Card& card);

/// What a mode regenerates first, by itself or as what others depend on: of what is picked only as that is
/// done (no target), that among which it is picked. Null when it regenerates nothing first.
const Selector* regenerated(const Mode& mode);

/// An ability that lets a player pay to untap something, and nothing else (R-UPKEEP-4).
struct UntapCost {
  const Selector* what = nullptr;  ///< all of it for one price, or each for its own; empty: this card
  bool once = false;               ///< each of it no more than once in a phase
};
/// Without `what` where it is none: with more steps behind the payment it is an offer like others.
UntapCost untap_cost_of(const Ability& ability);

/// Whether a selector can give spells or effects under way, so that an interrupt may aim at one.
bool names_play(const Selector& selector);

/// The effect of a one-shot spell; null for permanents.
const Ability* spell_ability(const Card& card);
/// The choices made while a spell is announced; null when there are none.
const Ability* when_played(const Card& card);

}  // namespace sleight
