return sorcery "Fiery Justice" {
  cost = "{W}{R}{G}",
  text = [[Fiery Justice deals 5 damage divided as you choose among any number of target creatures and/or players. Target opponent gains 5 life.]],
  targets = { divided(5, any_number(creature_or_player)), opponent },
  for_each(target, { deal(share, it) }),
  gain_life(5, targets(2)),
}
