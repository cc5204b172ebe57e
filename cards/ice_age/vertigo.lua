return instant "Vertigo" {
  cost = "{R}",
  text = [[Vertigo deals 2 damage to target creature with flying. It loses flying until end of turn.]],
  target = creature:with "flying",
  deal(2, target),
  until_end_of_turn(target, { loses = "flying" }),
}
