return sorcery "Pyrotechnics" {
  cost = "{4}{R}",
  text = [[Pyrotechnics deals 4 damage divided as you choose among any number of target creatures and/or players.]],
  target = divided(4, any_number(creature_or_player)),
  for_each(target, { deal(share, it) }),
}
