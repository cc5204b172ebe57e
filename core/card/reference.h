#pragma once

#include <cstdint>

namespace sleight {

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

}  // namespace sleight
