#pragma once

#include <cstdint>

namespace sleight {

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
  above,       ///< lies above something `of` selects, in the same pile; with an `amount` no higher than that
  below,       ///< lies below something `of` selects, in the same pile
  removed_by,  ///< an effect of something `of` selects has removed it, or set it aside, and it lies there
               ///< still
  damaged_by,  ///< was dealt damage this turn by something `of` selects
  just_damaged_by,     ///< the same, and nothing has been played since, nor has the phase ended
  has_damaged,         ///< has dealt damage this turn to something `of` selects
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

}  // namespace sleight
