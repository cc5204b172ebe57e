return instant "Surge of Strength" {
  cost = "{R}{G}", extra_cost = discard(1, cards:that_are "red or green"),
  text = [[
    As an additional cost to cast Surge of Strength, discard a red or green card.
    Target creature gets +X/+0 and gains trample until end of turn, where X is its casting cost.
  ]],
  target = creature,
  until_end_of_turn(target, { plus = { casting_cost_of(target), 0 }, gains = trample }),
}
