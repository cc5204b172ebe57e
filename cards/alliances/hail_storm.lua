return instant "Hail Storm" {
  cost = "{1}{G}{G}",
  text = [[Hail Storm deals 2 damage to each attacking creature. It deals 1 damage to you and each creature you control.]],
  deal(2, creatures:attacking()),
  deal(1, each(you, creatures:controlled_by(you))),
}
