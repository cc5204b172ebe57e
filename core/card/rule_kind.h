#pragma once

#include <cstdint>

namespace sleight {

/// Static abilities that change what is allowed or how a rule runs, and no characteristic.
enum class RuleKind : std::uint8_t {
  cannot_attack,
  must_attack,
  attacks_alone_rule_off,  ///< may attack although another rule says it cannot (R-GEN-1)
  attacks_without_tapping,
  attacks_at_once,        ///< summoning sickness does not keep it from attacking (R-SICK-1, R-GEN-1)
  tapped_at_once,         ///< nor from abilities that it is tapped for
  attack_cost,            ///< attacks only if its controller pays the cost of the ability
  attack_limit,           ///< of those affected at most `amount` attack
  attacks_alone,          ///< attacks only where nothing else does
  attack_company,         ///< attacks only where `amount` others do
  cannot_block,           ///< attackers that `by` selects
  must_block,             ///< one of the attackers that `by` selects, if it can
  must_block_each,        ///< of the attackers that `by` selects, as many as it can
  block_cost,             ///< blocks attackers that `by` selects only if its controller pays that cost
  chooses_blocks,         ///< whoever has the rule chooses the blocks of the affected players
  block_limit,            ///< of those affected at most `amount` block
  block_company,          ///< blocks only where `amount` others do
  blocked_as_without,     ///< keyword `word`, of what `by` asks for, keeps nothing from blocking it
  cannot_be_blocked,      ///< by creatures that `by` selects
  blocks_additional,      ///< may block `amount` more attackers; none given: any number
  needs_blockers,         ///< cannot be blocked by fewer than `amount` creatures
  blocker_limit,          ///< cannot be blocked by more than `amount` creatures
  cannot_be_targeted,     ///< by spells and effects whose source matches `by`
  cannot_be_targeted_as,  ///< by spells and effects that can have nothing but things of the type `word` as a
                          ///< target
  may_be_targeted,  ///< by spells and effects whose source matches `by`, although nothing else can aim at it
  cannot_be_enchanted,       ///< by enchantments that match `by`
  cannot_be_enchanted_anew,  ///< by what is not on it already
  enchants_instead,          ///< it is put on what `to` selects, and no longer on what its card says
  stays_alone,  ///< when what it lies on is put into a graveyard, it stays in play and lies on nothing
  spared_by_own_grants,  ///< what it grants to what it enchants does not take it off
  reduces_damage,    ///< damage to it from sources that match `by` is reduced by `amount`; none given: to 0
  limits_damage,     ///< damage to it from such a source is `amount` at most
  redirects_damage,  ///< damage to it is dealt to what `to` selects instead (automatic, R-DP-5)
  damage_stays,      ///< damage to it from sources that match `by` is neither prevented nor dealt to another
  damage_is_colourless,  ///< damage to it from sources that match `by` is of no colour
  damage_bought_off,     ///< whoever has the rule may pay the cost of the ability, as often as they like, and
                         ///< each time `amount` of damage to it is prevented
  lives_without_life,    ///< having 0 or less life loses the affected players nothing
  damage_spares,         ///< damage leaves the affected players `amount` life, where they had more
  damage_takes_counters,  ///< of damage to it each 1 takes a counter of kind `word` off it instead, as far as
                          ///< there are any
  deals_counters,  ///< damage that it deals to what `to` selects is so many counters of kind `word` instead
                   ///< of what damage does
  deals_no_combat_damage,
  first_strike_damage,  ///< takes part in the first damage step, not in the second (R-CDMG-4)
  regular_damage_too,   ///< takes part in the second step although it did in the first
  excess_to_player,     ///< trample (R-TRAMPLE-1)
  may_band,             ///< R-BAND-1
  may_band_with,        ///< in a band of creatures that `by` selects
  divides_damage,       ///< its controller divides damage dealt to its group (R-BAND-5, R-BAND-6)
  does_not_untap,       ///< in the untap phase
  may_stay_tapped,      ///< its controller may choose not to untap it
  untaps_instead,       ///< when it would untap in the untap phase, its steps are done instead
  untap_limit,          ///< each player untaps at most `amount` of what `affects` selects
  cannot_regenerate,
  regenerates_itself,       ///< is regenerated whenever it would be destroyed, unless `to` pays
  cannot_be_destroyed,      ///< nor buried, nor does damage kill it
  leaves_the_game_instead,  ///< when it would be put into a graveyard from play
  leaves_only_the_game,     ///< when it would leave play for anywhere, it is removed from the game instead
  dies_instead,             ///< when it would be put into a graveyard from play, its steps are done instead
  destroyed_instead,        ///< when it would be destroyed or buried, its steps are done instead
  control_kept,             ///< nobody else gains control of it
  draws_instead,            ///< when the affected players would draw a card, its steps are done instead
  gains_life_instead,       ///< when the affected players would gain life, its steps are done instead
  may_skip_turn,            ///< the affected players may skip their turns, and then its steps are done
  may_skip_phase,           ///< the same of the phase `word`
  discards_instead,         ///< the same for each card that they would discard, which is `it`
  discards_on_top,       ///< what an effect makes the affected players discard they may put on top of their
                         ///< library instead of into the graveyard
  enters_tapped,         ///< comes into play tapped
  enters_with_counters,  ///< comes into play with `amount` counters of kind `word`
  counter_limit,         ///< has at most `amount` counters of kind `word`
  hand_limit,            ///< of the affected players: `amount`; none given: no limit
  hand_open,             ///< everybody sees the hands of the affected players
  top_open,              ///< everybody sees the top card of the libraries of the affected players
  skips_phase,           ///< the affected players skip the phase `word`
  costs_more,  ///< the affected players pay `amount` more of `mana` for cards that `by` selects; below 0 less
  uses_cost_more,   ///< activated abilities of those affected cost `amount` more; below 0 less, but one mana
                    ///< at least
  casting_asks,     ///< the affected players pay the parts of its cost too, for each symbol `mana` in the
                    ///< casting cost of what they cast
  using_asks,       ///< the same for each such symbol in the cost of an activated ability that they use
  additional_land,  ///< may play `amount` more lands a turn; none given: any number
  cannot_play,      ///< the affected players neither cast nor play cards that `by` selects
  plays_from_elsewhere,  ///< the affected players may cast or play cards that `by` selects as out of the hand
  life_for_mana,         ///< the affected players may pay `amount` life for one colourless mana
  any_mana_for_one,      ///< the affected players may pay the casting cost of one spell with any mana
  stays_out,         ///< cards that `by` selects do not come into play under the affected players' control
  cannot_use,        ///< activated abilities of those affected are used by nobody
  additional_mana,   ///< tapped for mana, it gives `amount` more of the type it made (R-MPROD-2)
  produces_instead,  ///< tapped for mana, it gives `mana` in the place of `instead_of` (R-MPROD-1)
  spends_as,  ///< the affected players may spend mana of the kind `instead_of` as though it were `mana`
  land_types_apart,  ///< what makes lands of one of its land types another leaves it its others (R-GEN-1)
  always_on,         ///< works although it is a tapped artifact (R-ART-1)
  last_ = always_on,
};

}  // namespace sleight
