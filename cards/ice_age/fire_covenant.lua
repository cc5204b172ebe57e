return instant "Fire Covenant" {
  cost = "{1}{B}{R}", extra_cost = lose_life(x),
  text = [[
    As an additional cost to cast Fire Covenant, pay X life.
    Fire Covenant deals X damage divided as you choose among any number of target creatures.
  ]],
  target = divided(x, any_number(creature)),
  for_each(target, { deal(share, it) }),
}
