return instant "Spore Cloud" {
  cost = "{1}{G}{G}",
  text = [[Tap all blocking creatures. Creatures deal no damage in combat this turn. All attacking creatures and all blocking creatures do not untap during their controllers' next untap phases.]],
  tap(creatures:blocking()),
  this_turn(deals_no_combat_damage { affects = creatures }),
  through_next_untap(does_not_untap { affects = each(creatures:attacking(), creatures:blocking()) }),
}
