return summon "Cave People" "Cave People" {
  cost = "{1}{R}{R}", power = 1, toughness = 4,
  text = [[
    Whenever Cave People attacks, it gets +1/-2 until end of turn.
    {1}{R}{R}, {T}: Target creature gains mountainwalk until end of turn.
  ]],
  differs = { "types" },
  attacks { what = self, until_end_of_turn(self, { plus = "+1/-2" }) },
  activated {
    cost = "{1}{R}{R}, {T}",
    target = creature,
    until_end_of_turn(target, { gains = landwalk "mountain" }),
  },
}
