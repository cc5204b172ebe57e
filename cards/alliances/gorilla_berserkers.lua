return summon "Gorilla" "Gorilla Berserkers" {
  cost = "{3}{G}{G}", power = 2, toughness = 3,
  text = [[
    Trample, rampage 2
    Gorilla Berserkers cannot be blocked by fewer than three creatures.
  ]],
  differs = { "types" },
  trample, rampage(2),
  needs_blockers { n = 3 },
}
