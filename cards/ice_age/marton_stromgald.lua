return summon "Knight" "Márton Stromgald" {
  cost = "{2}{R}{R}", power = 1, toughness = 1, legend = true,
  text = [[
    Whenever Márton Stromgald attacks, all attacking other creatures get +X/+X until end of turn, where X is the number of attacking other creatures.
    Whenever Márton Stromgald blocks, all blocking other creatures get +X/+X until end of turn, where X is the number of blocking other creatures.
  ]],
  differs = { "types" },
  attacks {
    what = self,
    until_end_of_turn(creatures:attacking():other(), { plus = { count(creatures:attacking():other()), count(creatures:attacking():other()) } }),
  },
  blocks {
    what = self,
    until_end_of_turn(creatures:blocking():other(), { plus = { count(creatures:blocking():other()), count(creatures:blocking():other()) } }),
  },
}
