#pragma once

#include <cstdint>

/// What a definition is made of, as closed lists: kinds of cards, places, references, changes, events and
/// steps. Each list names its last value (`last_`), so that its tables can be proven complete (rows.h).
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

/// Where a card can be (R-ZONE-1). `nowhere` is a token that has left play.
enum class Zone : std::uint8_t {
  library,
  hand,
  in_play,
  graveyard,
  out_of_game,
  out_of_play,
  limbo,
  set_aside,
  ante,
  nowhere,
  last_ = nowhere,
};

/// How a number is compared.
enum class Comparison : std::uint8_t { at_least, at_most, equal, last_ = equal };

/// Where a selector begins to look: at a whole set of things, or at one thing that the context names.
enum class Reference : std::uint8_t {
  nothing,
  // sets
  permanents,  ///< everything in play
  cards,       ///< cards outside play; a Quality::in_zone filter says where
  spells,      ///< spells being cast
  effects,     ///< activated effects under way
  packets,     ///< damage packets of the open prevention step (R-DMG-2)
  players,
  died,      ///< what has been put into a graveyard from play this turn, each as it last was
  perished,  ///< the same, and the tokens that died and reached no graveyard (R-ZONE-16)
  played,  ///< the cards that were cast or played this turn, each as it was then, its controller's who played
           ///< it
  sources,  ///< what has dealt damage this turn, each as it was then
  // one thing
  self,       ///< this card
  enchanted,  ///< what this local enchantment is on
  target,     ///< the target numbered `index` (0 is the first); a multiple target gives all of them
  chosen,     ///< the card, or whatever else was among the things, that `choose` settled
  chosen_player,
  it,         ///< the object of the event that triggered this
  other_one,  ///< the second object of that event (the blocker, the damaged creature)
  // what the last step of its sort has done something to, or the payment of the cost
  destroyed,  ///< or buried, and really gone
  sacrificed,
  discarded,
  drawn,
  made,          ///< the tokens
  moved,         ///< what was put, or returned, into another zone
  removed,       ///< what was removed from the game, as it was before
  found,         ///< by a search
  countered,     ///< the cards of spells
  untapped,      ///< for a cost
  found_before,  ///< by searches of the process under way, or else of the one before, in whatever round of it
  chosen_pile,   ///< of the two that things were separated into: that which was chosen
  other_pile,    ///< and that which was not
  last_drawn,    ///< the card that the controller of the ability drew last this turn
  that_player,   ///< the player of that event
  you,           ///< the controller of the ability (R-GEN-5)
  opponent,
  active_player,
  defending_player,
  controller_of,  ///< of what `of` selects
  owner_of,       ///< of what `of` selects
  packet_source,  ///< the source of the packet that `of` selects
  packet_victim,  ///< the creature or player that the packet which `of` selects is dealt to, or was
  last_source,    ///< of what dealt damage this turn the last that `of` means, as it then was
  last_ = last_source,
};

/// What a filter asks of a candidate.
enum class Quality : std::uint8_t {
  type,       ///< has any of `types`
  supertype,  ///< has any of `supertypes`
  subtype,    ///< has the creature type or land type `word`
  colour,     ///< has any of `colours`
  colourless,
  multicoloured,
  shares_colour,  ///< has a colour that something `of` selects has
  tapped,
  attacking,
  blocking,
  blocked,
  power,          ///< compare with `amount`
  toughness,      ///< compare with `amount`
  casting_cost,   ///< total casting cost, compare with `amount`
  life,           ///< (players) compare with `amount`
  counters,       ///< number of counters of kind `word`, compare with `amount`
  controlled_by,  ///< by a player that `of` selects
  owned_by,       ///< by a player that `of` selects
  named,          ///< its name is `word`
  keyword,        ///< has the keyword `word`
  continuous,     ///< is a continuous artifact: an artifact, no creature, without an activated ability
  gives_mana,     ///< has an ability that gives mana, be it only that of a basic land type
  other,          ///< is not this card itself
  is_one_of,      ///< is among what `of` selects
  in_zone,        ///< lies in `zone`
  on_top,         ///< is among the top `amount` cards of its library or graveyard
  above,        ///< lies above something `of` selects, in the same pile; with an `amount` no higher than that
  below,        ///< lies below something `of` selects, in the same pile
  removed_by,   ///< an effect of something `of` selects has removed it, or set it aside, and it lies there
                ///< still
  damaged_by,   ///< was dealt damage this turn by something `of` selects
  has_damaged,  ///< has dealt damage this turn to something `of` selects
  lethally_damaged,    ///< has been dealt as much damage this turn as it has toughness
  ever_damaged_by,     ///< (players) was dealt damage in this duel by something `of` selects
  idle_last_turn,      ///< (players) neither cast a spell nor put a card into play in the last turn of theirs
  enchanting,          ///< is a local enchantment on something `of` selects
  enchanted_by,        ///< carries a local enchantment that `of` selects
  enchants_creatures,  ///< is a local enchantment that its card puts on creatures, or the spell of one
  blocking_any,        ///< blocks something `of` selects
  blocked_by_any,      ///< is blocked by something `of` selects
  banded_with,         ///< attacks in one band with something `of` selects
  token,
  made_by,             ///< is a token that an effect of something `of` selects has made
  brought_by,          ///< is a card that an effect of something `of` selects has put into play
  counters_from,       ///< has counters of kind `word` that an effect of something `of` selects has put there
  attacked,            ///< attacked this turn
  attacked_last_turn,  ///< attacked in the last turn of its controller that is over
  could_attack,        ///< could have attacked this turn, as far as it was up to it
  fought_since_upkeep,    ///< has blocked or been blocked since the last upkeep of its controller
  has_blocked,            ///< blocked this turn; if `of` is given, something that it selects
  was_blocked,            ///< was blocked this turn; if `of` is given, by something that it selects
  entered_this_turn,      ///< has come into play this turn
  drawn_this_turn,        ///< was drawn this turn by a player whose hand it has not left
  began_turn_untapped,    ///< was in play and untapped as the turn began
  here_since_turn_began,  ///< controlled continuously since its controller's turn began (R-SICK-1)
  chosen_colour,          ///< has the colour this card's `choose` settled
  chosen_land_type,
  chosen_creature_type,
  chosen_name,    ///< has the card name that this card's `choose` settled
  expansion,      ///< carries the expansion symbol `word` (R-EXP-1)
  matches_any,    ///< matches one of the selectors `alternatives` (their references are not used)
  parameter,      ///< matches what the keyword was given ("protection from black")
  packet_to,      ///< (packets) the damaged creature or player is among `of`
  packet_from,    ///< (packets) the source matches the filters of `of`
  packet_combat,  ///< (packets) is combat damage (R-DMG-3)
  targets_any,    ///< (spells, effects) has a target among `of`
  targets_one,    ///< (spells, effects) has one target and no more
  would_destroy,  ///< (spells, effects) destroys or buries something `of` selects, as things are now
  target_of,      ///< is a target of a spell or effect under way that `of` selects
  last_ = target_of,
};

/// Where a number comes from.
enum class AmountKind : std::uint8_t {
  number,  ///< `number`
  x,       ///< the X paid (R-MANA-7)
  count,   ///< how many things `of` selects
  power,   ///< of what `of` selects, never below 0 when the rule set says so (R-CRE-2)
  toughness,
  casting_cost,      ///< total casting cost of what `of` selects
  counters,          ///< counters of kind `word` on what `of` selects
  life,              ///< of the player `of` selects
  hand_size,         ///< of the player `of` selects
  damage_taken,      ///< dealt this turn to all that `of` selects, by sources that `by` selects
  card_types_among,  ///< how many card types what `of` selects has, all of it together
  land_types_among,  ///< how many basic land types
  colours_among,     ///< how many colours
  regenerations,     ///< how often what `of` selects has regenerated this turn
  that_amount,       ///< the amount of the event that triggered this
  life_before,       ///< the life of that event's damaged player before the damage of its step (R-DP-11)
  packet_amount,     ///< damage left in the packet `of` selects
  chosen_number,
  last_result,   ///< what the step before did: damage dealt, cards moved, counters removed, coins won
  parameter,     ///< the number the keyword was given
  target_count,  ///< how many targets were chosen when it was announced (R-MANA-8)
  share,         ///< of what is divided among targets, that of the one that `it` is
  uses,          ///< how often the activated ability was used this turn, by the permanent that has it
  uses_ever,     ///< the same of all turns since that permanent has been in play
  doubling,      ///< 1, and twice as much each further time that a process is done
  paid_another,  ///< how often the second of two optional costs was paid
  spent,         ///< how much mana of the colour `word` was spent to pay for it
  sum,
  difference,
  product,  ///< of `terms`
  half_down,
  half_up,         ///< of the first of `terms`
  quotient,        ///< of two `terms`, rounded down; 0 when the second is 0
  smallest,        ///< of `terms`
  greatest_among,  ///< of all that the one of `terms` is of, whose it is the most
  least_among,     ///< whose it is the least
  total_among,     ///< what all of them have together
  at_least_zero,   ///< the first of `terms`, or 0 when that is negative
  function,        ///< a Lua function
  last_ = function,
};

/// What a condition asks.
enum class ConditionKind : std::uint8_t {
  always,
  exists,   ///< `what` selects something
  compare,  ///< `left` compared with `right`
  odd,      ///< `left` is an odd number
  matches,  ///< every thing `what` selects matches the filters of `like`
  all,
  any,
  none,           ///< of `parts`
  phase_is,       ///< the phase or step is `phase`
  before_attack,  ///< the attack of this turn has not begun and may still come
  ante_played,
  chosen_colour_leads,  ///< of the colours among what `what` selects the chosen one is the commonest, and
                        ///< none is as common
  function,
  last_ = function,
};

/// The parts of a change, in the order of the layers (`layer_of`).
enum class ChangeKind : std::uint8_t {
  copy_of,          ///< becomes a copy of what `who` selects
  controller,       ///< comes under the control of the player `who` selects
  colour_word,      ///< the colour word `from` reads `to` (both chosen when empty)
  land_word,        ///< the land type `from` reads `to`
  made_in_words,    ///< a token reads as the words of what made it read then, its colour among them
  becomes_land,     ///< is a land of type `word` and nothing else of its text (R-LAND-5)
  also_land_type,   ///< has the land type `word` in addition
  also_supertype,   ///< has `supertypes` in addition
  loses_supertype,  ///< has none of `supertypes`
  is_also,          ///< has `types` in addition
  becomes_type,     ///< has exactly `types`
  also_subtype,     ///< has the creature type `word` in addition
  becomes_subtype,  ///< has exactly the creature type `word`
  colour,           ///< has exactly `colours` (R-COLOR-2)
  also_colour,
  gains,          ///< has `abilities` in addition
  gains_once,     ///< has those of `abilities` in addition that it has not already
  loses_keyword,  ///< has no copy of keyword `word` (R-ABIL-1)
  loses_abilities,
  power,
  toughness,  ///< base value is `amount` (R-CRE-5)
  plus_power,
  plus_toughness,  ///< raised by `amount`
  switch_power_toughness,
  last_ = switch_power_toughness,
};

/// How long a lasting effect holds.
enum class Duration : std::uint8_t {
  for_good,     ///< until it changes zone (R-DUR-1, R-DUR-2)
  end_of_turn,  ///< R-CLEAN-2
  end_of_combat,
  while_source_in_play,
  while_source_tapped,     ///< R-DUR-3
  while_source_yours,      ///< while whoever made it controls its source
  while_yours_and_tapped,  ///< both of the two above
  next_untap,              ///< through its controller's next untap phase
  next_upkeep,             ///< until the next upkeep of whoever made it
  end_of_next_upkeep,      ///< until the end of the next upkeep of whoever made it
  next_turn,               ///< until the next turn of whoever made it
  owners_next_turn,        ///< until the next turn of the owner of its source
  last_ = owners_next_turn,
};

/// What can happen that abilities listen to (R-TRIG-1).
enum class EventKind : std::uint8_t {
  none,
  phase,  ///< a part of a phase of a player that `whose` selects
  enters_play,
  leaves_play,
  put_into_graveyard,  ///< from play
  deals_damage,        ///< `subject` is the source, `other` whom it damaged (R-TRIG-4)
  tapped_for_mana,
  becomes_tapped,
  becomes_untapped,
  loses_control,      ///< a player loses control of `subject`, by another's control or because it leaves play
  activates,          ///< a player announces, and pays for, an activated ability of `subject`
  successfully_cast,  ///< R-CAST-2
  plays_land,         ///< `subject` is the land in play, or the card wherever it went instead
  attacks,
  blocks,           ///< `subject` blocks `other`
  becomes_blocked,  ///< `subject` is blocked by `other`
  goes_unblocked,   ///< `subject` attacks and is not blocked
  attack_begins,    ///< before attackers are declared
  attack_declared,  ///< attackers are declared, be it none (R-CBT-2)
  end_of_combat,
  discards,
  draws,
  loses_life,
  gains_life,
  regenerates,
  becomes_target,  ///< `subject` was chosen as a target of the spell or effect `other` of a player `cause`
  last_counter_removed,  ///< the last counter of a kind is taken off `subject`
  does_not_pay,          ///< a player does not pay the cost that a keyword of `subject` asks for
  state,                 ///< its condition is true; looked at whenever deaths are (R-LH-1)
  last_ = state,
};

/// The three groups of effects of a phase, in their order (R-TURN-5).
enum class PhasePart : std::uint8_t { beginning, ordinary, end, last_ = end };  // R-TURN-5

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

/// When a spell or ability may be played, and what may answer it (R-COST-7, R-TIME-2).
enum class Speed : std::uint8_t { instant, sorcery, interrupt, mana_source, last_ = mana_source };

/// The kinds of abilities (R-PERM-3), and what else stands among the abilities of a card.
enum class AbilityKind : std::uint8_t {
  spell,            ///< the effect of an instant, interrupt, sorcery or mana source spell
  when_played,      ///< choices made while the spell is announced
  before_entering,  ///< done before the card comes into play, which may keep it from coming
  activated,
  triggered,
  continuous,  ///< changes characteristics, layer by layer
  rule,        ///< changes a rule
  keyword,     ///< stands for the abilities of a keyword module
  last_ = keyword,
};

/// What a card may ask its player to choose.
enum class ChoiceKind : std::uint8_t {
  colour,
  colours,  ///< one or several
  basic_land_type,
  creature_type,
  number,
  player,
  opponent,
  card,
  card_name,
  colour_word,
  land_word,
  last_ = land_word,
};

/// What a step does. `what` is who or what it is done to unless said otherwise.
enum class Verb : std::uint8_t {
  deal,  ///< `amount` damage to each of `what`, by `other` (this card when empty)
  gain_life,
  lose_life,
  set_life,
  exchange_life,  ///< the players `what` and `other` (you when empty) get each other's total
  lose_duel,      ///< the players `what` lose the duel, which is a draw where both do
  draw,           ///< the player `what` draws `amount` cards; `up_to`
  discard,        ///< the player `what` discards `amount` cards; `at_random`, `up_to`
  mill,           ///< `amount` cards from the top of the library of `what` into the graveyard
  destroy,
  bury,
  sacrifice,
  regenerate,
  heal,  ///< takes all damage off `what`
  tap,
  untap,
  counter,     ///< the spell or effect `what` (R-CAST-3)
  retarget,    ///< each target of the spell or effect `what` becomes another, as you choose, among
               ///< `other` where that is given
  copy_spell,  ///< the player `other` (you when empty) puts copies of the spells `what` on top of the batch,
               ///< different by `change`; `up_to`: and may choose other targets for them
  prevent,     ///< `amount` of the packet `what`; all of it when the amount is absent (R-DP-3)
  redirect,    ///< `amount` of the packet `what` to `other`; all of it when the amount is absent
  add_mana,    ///< `mana` to the pool of `what`, `amount` times
  add_mana_any,    ///< `amount` mana of one colour of the player's choice
  add_mana_type,   ///< `amount` mana of one type, colourless or a colour, that one of `other` could give
  note_mana,       ///< this card notes what mana was spent to pay for it
  add_mana_noted,  ///< `amount` mana, to the pool of `what`, of one type that this card noted last
  empty_pool,
  give_pool,         ///< all mana in the pool of `what` goes to that of `other` (you when empty)
  draw_all_mana,     ///< the player `what` draws mana from each of the untapped lands `other`
  change,            ///< `change` to each of `what`, for `duration`
  rule,              ///< the rule in `abilities` holds for `duration`
  move,              ///< the cards `what` to `zone` of their owners
  move_to_play,      ///< the cards `what` into play under the control of `other` (you when empty)
  exchange_control,  ///< of the two permanents `what`; `change` is of controllers
  attach,            ///< the local enchantment `what` to `other` (R-ENCH-5)
  put_counters,      ///< `amount` counters of kind `word` on `what`
  remove_counters,
  choose,      ///< a `choice`, remembered with this card
  make_token,  ///< `amount` tokens `token`, or copies of `other`, under the control of `what`
  flip_coin,   ///< each player `what` flips `amount` coins and is `it`; `then` on heads, else `otherwise`
  shuffle,
  look_at,   ///< the player `other` looks at the cards `what`
  may,       ///< the player `what` may pay `cost`; if paid `then`, if not `otherwise`
  when,      ///< if `condition` then `then`, else `otherwise`
  for_each,  ///< `then` once for each of `what`, which is `it` meanwhile
  repeat,    ///< `then`, `amount` times; with a `condition`, until that holds, at least once; with neither
             ///< it is a process: once, and once more whenever `again` was done in it
  one_of,    ///< one of the ways in `then`, as the player `what` (you when empty) chooses
  way,       ///< one of them: `then`
  again,     ///< the process that is under way is done once more, when it is through
  prerequisite,  ///< `then`; if all of that could be done, `otherwise` (R-RESOLVE-1)
  aim,      ///< `then` with a target among `what` that the player `other` (you when empty) chooses only now,
            ///< as `it` (R-TARGET-4); without one `otherwise`
  at_time,  ///< `then` at the next moment of `trigger`, unless the player `what` has paid `cost` before
  skip_phase,  ///< the player `what` skips the phase `word` of the turn to come
  skip_draw,   ///< the player `what` skips the draw of the draw phase under way (R-DRAW-1)
  take_turns,  ///< the player `what` takes `amount` extra turns after this one
  skip_turns,  ///< the player `what` skips the next `amount` turns (R-SKIP-1)
  remove_from_combat,
  undo_attack,       ///< the attackers `what` leave the attack, and count as not having attacked
  unblock,           ///< attackers that nobody but `what` has blocked become unblocked
  switch_blockers,   ///< of the attackers `what` and `other`
  switch_attackers,  ///< of the blockers `what` and `other`, or of the two that `what` are
  come_to_block,     ///< the creatures `what` block from now on one of the attackers `other` that they can
                     ///< block, which you choose
  ante,              ///< the cards `what` join their owner's ante
  change_owner,      ///< of the cards `what` the player `other` (you when empty) becomes the owner, for good
  exchange_owners,   ///< of the two cards `what`, for good
  search,            ///< the player `other` chooses `amount` cards among `what`, or `up_to` that, or
  ///< chance does `at_random`; `then` with them
  separate,     ///< the player `other` (you when empty) separates the things `what` into two piles
  choose_pile,  ///< the player `what` (you when empty) chooses one of them
  flip_card,    ///< this card is thrown: who throws it tells what in play it touches, having turned over
  function,     ///< a Lua function: the last resort
  last_ = function,
};

}  // namespace sleight
