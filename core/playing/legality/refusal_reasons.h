#pragma once

#include <optional>
#include <vector>

#include "core/derived/rules_in_force.h"
#include "core/playing/costs/available_mana.h"

namespace sleight {

/// Why a play is refused.
enum class RefusalReason : std::uint8_t {
  none,
  not_yours,         ///< the card is elsewhere, or another player's (R-COST-9)
  no_time,           ///< R-TURN-2, R-INT-6
  main_only,         ///< R-MAIN-2
  out_of_nothing,    ///< R-BATCH-1
  land_limit,        ///< R-LAND-1
  land_response,     ///< R-MAIN-5
  attack_made,       ///< R-CBT-1
  not_an_interrupt,  ///< R-INT-6
  wrong_mode,        ///< R-DP-8, R-REGEN-2
  condition,         ///< its own text forbids it now
  forbidden,         ///< a rule forbids it (RuleKind::cannot_play)
  no_target,         ///< R-TARGET-1
  cost,              ///< R-COST-1
  tapped,            ///< R-COST-2
  never_taps,        ///< R-ENCH-4
  sick,              ///< R-SICK-1
  switched_off,      ///< R-ART-1
  upkeep_owed,       ///< R-UPKEEP-3
  once_a_phase,      ///< R-TURN-7
  use_forbidden,     ///< a rule forbids it (RuleKind::cannot_use)
  not_owed,          ///< nothing waits that can be paid off (R-TRIG-1)
  no_play,           ///< it is the answer to another question
};

/// The kind of moment that a window is; of `Window::none`, in which nobody plays anything, it says nothing.
constexpr Moment moment_of(Window window) {
  switch (window) {
    case Window::none:
    case Window::main:
      break;
    case Window::phase:
    case Window::respond:
    case Window::attack_announced:
    case Window::combat:
      return Moment::fast;
    case Window::interrupt:
      return Moment::interrupt;
    case Window::prevent:
      return Moment::prevention;
    case Window::regenerate:
      return Moment::regeneration;
  }
  return Moment::main;
}

/// What is asked about one player's plays in one window. What the player could spend is counted only when
/// something else has not ruled a play out already, and then once.
class PlayQuestion {
 public:
  PlayQuestion(const Duel& asked, PlayerId who, Window where, Thing what)
      : duel(asked), player(who), window(where), about(what) {}
  /// The same question of one who had plenty of mana of every kind besides.
  PlayQuestion with_plenty() const {
    PlayQuestion other(duel, player, window, about);
    other.plenty_ = true;
    return other;
  }
  const AvailableMana& supply() const {
    if (!supply_) fill();
    return *supply_;
  }

  /// How much of it there is: settles most questions without a look at the single units.
  const ManaCount& mana() const {
    if (mana_ == nullptr) count();
    return *mana_;
  }
  /// Whether there may be mana for what takes so much at least (Reach::least_mana).
  bool may_afford(std::uint8_t least) const {
    if (least == 0) return true;
    if (least == Reach::never) return false;
    if (most_mana_ < 0) most_mana_ = greatest_price();
    return least <= most_mana_;
  }

  const Duel& duel;
  PlayerId player;
  Window window;
  Thing about;

 private:
  int greatest_price() const;
  void fill() const;
  void count() const;

  bool plenty_ = false;
  mutable int most_mana_ = -1;
  mutable std::optional<AvailableMana> supply_;
  mutable std::optional<ManaCount> counted_;
  mutable const ManaCount* mana_ = nullptr;
};
/// The rule that keeps the player from playing the card, if any does.
std::optional<RuleInForce> rule_against_playing(const Duel& duel, PlayerId player, ObjectId card);
RefusalReason refusal_of_cast(const PlayQuestion& question, ObjectId card);
RefusalReason refusal_of_activation(const PlayQuestion& question, ObjectId holder, const HeldAbility& held);
RefusalReason refusal_of_land(const PlayQuestion& question, ObjectId card);
/// Whether the mode may be played in the window and has targets there. `of_interrupt`: it is one of a card of
/// that type; an ability is an interrupt by itself (ModePurpose::interrupts).
RefusalReason refusal_of_mode(const Context& context, const Mode& mode, const ModePurpose& purpose,
                              bool of_interrupt, const SourceTraits& traits, Window window, Thing about);

}  // namespace sleight
