return instant "Feint" {
  cost = "{R}",
  text = [[Tap all creatures blocking target attacking creature. It deals no damage in combat this turn. Creatures blocking it deal no damage in combat this turn.]],
  differs = { "effect" },
  target = creature:attacking(),
  tap(creatures:blocking_any(target)),
  this_turn(deals_no_combat_damage { affects = target }),
  this_turn(deals_no_combat_damage { affects = creatures:blocking_any(target) }),
}
