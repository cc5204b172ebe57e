return sorcery "Spoils of War" {
  cost = "{X}{B}",
  text = [[
    Distribute X +1/+1 counters among any number of target creatures.
    X is the number of artifact and/or creature cards in an opponent's graveyard as you cast this spell.
  ]],
  target = divided(x, any_number(creature)),
  for_each(target, { put_counters("+1/+1", share, it) }),
  unread "X is the number of artifact and/or creature cards in an opponent's graveyard as you cast this spell.",
}
