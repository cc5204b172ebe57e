return summon "Barbarian" "Balduvian War-Makers" {
  cost = "{4}{R}", power = 3, toughness = 3,
  text = [[
    Rampage 1
    Balduvian War-Makers can attack as though it were unaffected by summoning sickness.
  ]],
  differs = { "types", "effect" },
  rampage(1),
  attacks_at_once {},
}
