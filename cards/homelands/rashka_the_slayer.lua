return summon "Archer" "Rashka the Slayer" {
  cost = "{3}{W}{W}", power = 3, toughness = 3, legend = true,
  text = [[
    Web
    Whenever Rashka the Slayer blocks one or more black creatures, it gets +1/+2 until end of turn.
  ]],
  differs = { "types" },
  web,
  blocks {
    what = self,
    blocked = creatures:that_are "black",
    once = true,
    until_end_of_turn(self, { plus = "+1/+2" }),
  },
}
