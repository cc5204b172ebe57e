return instant "Energy Arc" {
  cost = "{W}{U}",
  text = [[Untap any number of target creatures. Combat damage dealt to those creatures is reduced to 0 this turn. Those creatures deal no damage in combat this turn.]],
  target = any_number(creature),
  untap(target),
  this_turn(reduces_damage { combat = true, affects = target }),
  this_turn(deals_no_combat_damage { affects = target }),
}
