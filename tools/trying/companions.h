#pragma once

#include "core/card/definition.h"

/// Cards that do to others, or let others do, what a card under test waits for.
namespace sleight::trying::companion {

/// A creature that regenerates.
Card survivor();
/// A spell that gives any permanent that colour.
Card lace_of(Colour colour);
/// A spell that makes two tokens like that card.
Card maker_of(Card token, std::size_t number);
/// A spell that destroys any permanent: whatever is to leave play leaves it.
Card undoing();
/// A spell that brings any permanent under the control of whoever casts it.
Card treason();
/// A spell that makes a player discard.
Card torment();
/// A spell that makes a player draw, in whatever phase.
Card insight();
/// A spell that puts any card of a graveyard into play.
Card renewal();
/// An enchantment with which creatures block as many attackers as they like.
Card watch();
/// An enchantment with which attacking taps nothing.
Card march();
/// An artifact that gives life for the counters of that kind which players, and what is in play, have.
Card gauge(Word counter, std::size_t number);

/// What does 1 damage to any creature or player.
Mode one_damage();
/// What gives whoever plays it 1 life.
Mode one_life();

}  // namespace sleight::trying::companion
