return instant "Foxfire" {
  cost = "{2}{G}",
  text = [[Untap target attacking creature. Combat damage dealt to it is reduced to 0 this turn. It deals no damage in combat this turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature:attacking(),
  untap(target),
  this_turn(reduces_damage { combat = true, affects = target }),
  this_turn(deals_no_combat_damage { affects = target }),
  next_upkeep { draw(1) },
}
