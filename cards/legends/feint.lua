return instant "Feint" {
  cost = "{R}",
  text = [[Tap all creatures blocking target attacking creature. It and all creatures blocking it deal no damage in combat this turn.]],
  target = creature:attacking(),
  tap(creatures:blocking_any(target)),
  this_turn(deals_no_combat_damage { affects = each(target, creatures:blocking_any(target)) }),
}
