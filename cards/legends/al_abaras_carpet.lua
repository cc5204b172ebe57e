return artifact "Al-abara's Carpet" {
  cost = "{5}",
  text = [[{5}, {T}: Damage dealt to you by attacking creatures without flying is reduced to 0 this turn.]],
  activated {
    cost = "{5}, {T}",
    this_turn(reduces_damage { from = creatures:attacking():without "flying", affects = you }),
  },
}
