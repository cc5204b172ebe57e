return instant "Ambush" {
  cost = "{3}{R}",
  text = [[All blocking creatures gain first strike until end of turn.]],
  until_end_of_turn(creatures:blocking(), { gains = first_strike }),
}
