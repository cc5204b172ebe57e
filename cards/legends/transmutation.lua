return instant "Transmutation" {
  cost = "{1}{B}",
  text = [[Target creature switches power and toughness until end of turn.]],
  target = creature,
  until_end_of_turn(target, { switch = true }),
}
