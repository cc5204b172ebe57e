#pragma once

#include <string>

#include "core/card/definition.h"

/// Cards that do to others, or let others do, what a card under test waits for.
namespace sleight::playtest::helper_card {

/// A creature that regenerates.
Card regenerating_creature();
/// A spell that gives any permanent that colour.
Card colour_changer(Colour colour);
/// A spell that makes two tokens like that card.
Card token_maker(Card token, std::size_t number);
/// A spell that destroys any permanent: whatever is to leave play leaves it.
Card destroyer();
/// A spell that brings any permanent under the control of whoever casts it.
Card control_changer();
/// A spell that makes a player discard.
Card discard_forcer();
/// A spell that makes a player draw, in whatever phase.
Card draw_forcer();
/// A spell that puts any card of a graveyard into play.
Card reanimator();
/// An enchantment with which creatures block as many attackers as they like.
Card extra_blocks();
/// An enchantment with which attacking taps nothing.
Card attacks_untapped();
/// An enchantment under which nothing untaps in the untap phase: what is tapped then is tapped later.
Card untap_blocker();
/// An artifact that untaps everything whenever somebody likes.
Card mass_untapper();
/// An enchantment under which artifacts work although they are tapped.
Card always_on_artifacts();
/// An enchantment that buries whatever of those types comes into play, before it has done anything.
Card burier_on_arrival(CardType types);
/// A spell that taps any permanent, be there nothing for which that would be tapped.
Card tapper();
/// A spell that moves a local enchantment to another creature.
Card enchantment_mover();
/// A spell with which a creature damages itself.
Card self_damager();
/// A spell with which a creature damages all creatures and both players, in combat or not.
Card mass_damager();
/// A spell that deals damage enough for a part of it to be some.
Card burn_spell();
/// A spell that leaves no creatures but those of that name.
Card sole_survivor_of(const std::string& name);
/// A spell that takes a counter of that kind off any permanent.
Card counter_remover(Word counter, std::size_t number);
/// An enchantment that lets no damage through; of sources that have a colour only, or of all.
Card damage_shield(bool coloured);
/// An enchantment that leaves the creatures of its controller less power.
Card power_reducer();
/// An enchantment under which creatures attack as soon as they are there.
Card attacks_at_once();
/// A spell with two targets.
Card two_target_spell();
/// An enchantment that lets players put what they discard on top of their library.
Card discards_on_library();
/// An enchantment that removes from the game what would be put into a graveyard from play.
Card removal_instead_of_graveyard();
/// An artifact that gives life for the counters of that kind which players, and what is in play, have.
Card life_for_counters(Word counter, std::size_t number);

/// What does 1 damage to any creature or player.
Mode one_damage();
/// What gives whoever plays it 1 life.
Mode one_life();

}  // namespace sleight::playtest::helper_card
