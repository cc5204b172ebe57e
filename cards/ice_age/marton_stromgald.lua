return summon "Knight" "Márton Stromgald" {
  cost = "{2}{R}{R}", power = 1, toughness = 1, legend = true,
  text = [[
    Whenever Márton Stromgald attacks, all other attacking creatures get +1/+1 until end of turn for each attacking creature other than Márton Stromgald.
    Whenever Márton Stromgald blocks, all other blocking creatures get +1/+1 until end of turn for each blocking creature other than Márton Stromgald.
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
