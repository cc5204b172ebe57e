return summon "Ball Lightning" "Ball Lightning" {
  cost = "{R}{R}{R}", power = 6, toughness = 1,
  text = [[
    Trample
    Ball Lightning is unaffected by summoning sickness.
    At the end of any turn, bury Ball Lightning.
  ]],
  differs = { "types" },
  trample,
  haste,
  at_end_of_turn { bury(self) },
}
