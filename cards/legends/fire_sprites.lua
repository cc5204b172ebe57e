return summon "Faerie" "Fire Sprites" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[
    Flying
    {G}, {T}: Add {R} to your mana pool.
  ]],
  flying,
  activated { cost = "{G}, {T}", add_mana("{R}") },
}
