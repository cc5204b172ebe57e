return summon "Phantasm" "Phantasmal Mount" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[
    Flying
    {T}: Target creature with toughness 2 or less you control gets +1/+1 and gains flying until end of turn. If Phantasmal Mount leaves play this turn, bury it. If it leaves play this turn, bury Phantasmal Mount.
  ]],
  differs = { "types", "effect" },
  flying,
  activated {
    cost = "{T}",
    target = creature:toughness(2, "at most"):controlled_by(you),
    until_end_of_turn(target, { plus = "+1/+1", gains = flying }),
    when_this_turn { event = leaves_play { what = self }, bury(target) },
    when_this_turn { event = leaves_play { what = target }, bury(self) },
  },
}
