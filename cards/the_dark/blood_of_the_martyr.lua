return instant "Blood of the Martyr" {
  cost = "{W}{W}{W}",
  text = [[Damage dealt to creatures may be dealt to you instead this turn.]],
  this_turn(redirects_damage { to = you, optional = true, affects = creatures }),
}
