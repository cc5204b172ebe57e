return summon "Gorilla" "Gargantuan Gorilla" {
  cost = "{4}{G}{G}{G}", power = 7, toughness = 7,
  text = [[
    During your upkeep, unless you sacrifice a forest, bury Gargantuan Gorilla, then it deals 7 damage to you. If you sacrificed a snow-covered forest this way, it gains trample until end of turn.
    {T}: Gargantuan Gorilla deals damage to target creature other than Gargantuan Gorilla equal to Gargantuan Gorilla's power. It deals damage to Gargantuan Gorilla equal to its power.
  ]],
  differs = { "types" },
  at_upkeep {
    of = you,
    unless { pay = sacrifice(lands:of_type "forest"), bury(self), deal(7, you) },
    when(some(sacrificed:that_are "land":that_are "snow-covered":of_type "forest"), { until_end_of_turn(self, { gains = trample }) }),
  },
  activated {
    cost = "{T}",
    target = creature:other(),
    deal(power_of(self), target),
    deal(power_of(target), self, target),
  },
}
