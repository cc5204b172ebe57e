#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

/// What the core does by itself in a phase, besides playing the phase effects of cards (R-TURN-1).
enum class PhaseAction : std::uint8_t { none, untap, draw, main, discard, cleanup, last_ = cleanup };

/// One phase of a turn. A rule set lists them; a mod may put its own between them.
struct Phase {
  std::string name;
  Word word;
  PhaseAction action = PhaseAction::none;
  bool fast_effects = true;  ///< R-TURN-2
};

/// How many phases a turn can have; six are the rule (R-TURN-1).
inline constexpr std::size_t most_phases = 16;

/// The layers in which continuous effects are applied.
enum class Layer : std::uint8_t {
  copy,
  control,
  text,
  land_type,
  animation,
  colour,
  abilities,
  set_power_toughness,
  modify_power_toughness,
  counters,
  switching,
  last_ = switching,
};
/// How many layers there are.
inline constexpr int layer_count = static_cast<int>(count_of<Layer>);

/// The basic land types, in the order of the colours that they tap for (R-LAND-2).
inline constexpr std::array<std::string_view, colour_count> basic_land_types{"plains", "island", "swamp",
                                                                             "mountain", "forest"};

/// A rule set: plain data, read by the core and never changed during a duel. `scripting/rules/*.lua` fill it;
/// each option is described there with the rule ids and both readings (D-01 …).
struct Rules {
  std::string name = "fifth";
  std::vector<Phase> phases;  ///< of one turn, in order; at most `most_phases`
  std::array<Layer, layer_count> layers{Layer::copy,
                                        Layer::control,
                                        Layer::text,
                                        Layer::land_type,
                                        Layer::animation,
                                        Layer::colour,
                                        Layer::abilities,
                                        Layer::set_power_toughness,
                                        Layer::modify_power_toughness,
                                        Layer::counters,
                                        Layer::switching};
  /// Basic land types in colour order (R-LAND-2).
  std::array<Word, colour_count> basic_lands{Word{basic_land_types[0]}, Word{basic_land_types[1]},
                                             Word{basic_land_types[2]}, Word{basic_land_types[3]},
                                             Word{basic_land_types[4]}};
  /// Abilities that the rule set itself has, as of a permanent nobody controls ("Walls cannot attack").
  std::vector<Ability> abilities;

  int starting_life = 20;                       ///< setup.life (R-SETUP-4)
  int opening_hand = 7;                         ///< setup.hand (R-SETUP-3)
  int smallest_deck = 40;                       ///< setup.deck (R-SETUP-1)
  int hand_limit = 7;                           ///< discard.limit (R-DISCARD-1)
  int lands_each_turn = 1;                      ///< main.lands (R-LAND-1)
  bool starter_by_loser = true;                 ///< setup.starter (D-01)
  bool first_draw_phase_skipped = true;         ///< setup.first_draw (D-02)
  bool ante_always = false;                     ///< setup.ante (D-03)
  bool mana_burn = true;                        ///< mana.burn
  bool burn_at_attack = true;                   ///< mana.burn_points (D-04)
  bool life_checked_at_attack = true;           ///< life.check_points (D-05)
  bool fizzle_returns = false;                  ///< cast.fizzle_returns (D-06)
  bool regenerated_leaves_combat = true;        ///< regen.in_combat (D-07)
  bool noncreature_leaves_combat = true;        ///< combat.removal_causes (D-08)
  bool tapped_blocker_deals = false;            ///< combat.tapped_blocker_deals (D-09)
  bool attack_can_be_aborted = true;            ///< combat.announce (D-10)
  bool must_attack_holds_main = true;           ///< combat.must_attack (D-11)
  bool forbidden_regeneration_playable = true;  ///< regen.playable_when_forbidden (D-12)
  bool prevention_step_on_destroy = false;      ///< dp.step_on_destroy (D-13)
  bool side_effects_after_deaths = true;        ///< dp.side_effects (D-14)
  bool prevention_batches = true;               ///< dp.batches (D-16)
  bool tapped_artifact_all_off = true;          ///< artifact.tapped (D-17)
  bool token_reaches_graveyard = false;         ///< token.graveyard_stop (D-18)
  bool band_regroups = true;                    ///< band.regroup (D-20)
  bool end_of_upkeep_untap_repeats = false;     ///< untap.repeat (D-21)
  bool unpaid_upkeep_locks = false;             ///< upkeep.lock (D-22)
  bool same_target_later = true;                ///< target.repeat (D-25)
  bool mana_source_spells = true;               ///< cast.mana_source_type (D-26)
  bool nonland_mana_is_source = false;          ///< mana.nonland_default (D-38)
  bool negative_power_counts_as_zero = true;    ///< power.below_zero (D-29)
  int action_limit = 2000;   ///< duel.actions: a duel in which one turn has more rest points is drawn
  int repetition_limit = 3;  ///< duel.repetitions: a duel in which one position comes back so often is drawn
  int turn_limit = 500;      ///< duel.turns: a duel that lasts longer is drawn
};

/// The position of a basic land type among Rules::basic_lands, or -1.
int basic_land_index(const Rules& rules, Word word);
/// The six phases of a turn (R-TURN-1), with fast effects in all but the first and the last (R-TURN-2).
std::vector<Phase> standard_phases();
/// The default rule set without any ability of its own: what a test or a host without scripts can play with.
Rules standard_rules();

}  // namespace sleight
