return sorcery "Spoils of War" {
  cost = "{X}{B}",
  text = [[
    Distribute X +1/+1 counters among any number of target creatures.
    X is the number of artifact or creature cards in an opponent's graveyard.
  ]],
  extra_cost = { x_is = count(cards:that_are "artifact or creature":owned_by(opponent):in_zone "graveyard") },
  target = divided(x, any_number(creature)),
  for_each(target, { put_counters("+1/+1", share, it) }),
}
