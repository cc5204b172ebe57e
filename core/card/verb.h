#pragma once

#include <cstdint>

namespace sleight {

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
  counter,   ///< the spell or effect `what` (R-CAST-3)
  retarget,  ///< each target (`word` "you": each that is you) of the spell or effect `what` becomes another,
             ///< as you choose, among `other` where that is given
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
/// A step that says nothing else deals damage (definition.h).
static_assert(Verb{} == Verb::deal);

}  // namespace sleight
