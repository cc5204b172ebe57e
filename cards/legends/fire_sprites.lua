return summon "Faerie" "Fire Sprites" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[
    Flying
    {G}, {T}: Add {R} to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "timing" },
  flying,
  activated { cost = "{G}, {T}", speed = "mana source", add_mana("{R}") },
}
