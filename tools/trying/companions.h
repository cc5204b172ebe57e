#pragma once

#include <string>

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
/// An enchantment under which nothing untaps in the untap phase: what is tapped then is tapped later.
Card winter();
/// An artifact that untaps everything whenever somebody likes.
Card bell();
/// An enchantment under which artifacts work although they are tapped.
Card vigil();
/// An enchantment that buries whatever of those types comes into play, before it has done anything.
Card bane(CardType types);
/// A spell that taps any permanent, be there nothing for which that would be tapped.
Card slumber();
/// A spell that moves a local enchantment to another creature.
Card transfer();
/// A spell with which a creature damages itself.
Card remorse();
/// A spell with which a creature damages all creatures and both players, in combat or not.
Card grudge();
/// A spell that deals damage enough for a part of it to be some.
Card blaze();
/// A spell that leaves no creatures but those of that name.
Card solitude(const std::string& name);
/// A spell that takes a counter of that kind off any permanent.
Card leech(Word counter, std::size_t number);
/// An enchantment that lets no damage through; of sources that have a colour only, or of all.
Card ward(bool coloured);
/// An enchantment that leaves the creatures of its controller less power.
Card frailty();
/// An enchantment under which creatures attack as soon as they are there.
Card rush();
/// A spell with two targets.
Card fork();
/// An enchantment that lets players put what they discard on top of their library.
Card archive();
/// An enchantment that removes from the game what would be put into a graveyard from play.
Card oblivion();
/// An artifact that gives life for the counters of that kind which players, and what is in play, have.
Card gauge(Word counter, std::size_t number);

/// What does 1 damage to any creature or player.
Mode one_damage();
/// What gives whoever plays it 1 life.
Mode one_life();

}  // namespace sleight::trying::companion
