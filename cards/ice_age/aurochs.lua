return summon "Auroch" "Aurochs" {
  cost = "{3}{G}", power = 2, toughness = 3,
  text = [[
    Trample
    Whenever Aurochs attacks, it gets +1/+0 until end of turn for each attacking Auroch other than Aurochs.
  ]],
  differs = { "types" },
  trample,
  attacks {
    what = self,
    until_end_of_turn(self, { plus = { count(creatures:of_type "auroch":attacking():other()), 0 } }),
  },
}
