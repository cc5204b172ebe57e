return summon "Bird" "Birds of Paradise" {
  cost = "{G}", power = 0, toughness = 1,
  text = [[
    Flying
    {T}: Add one mana of any color to your mana pool.
  ]],
  flying,
  activated { cost = "{T}", add_mana_of_any_colour(1) },
}
