return summon "Mana Bird" "Birds of Paradise" {
  cost = "{G}", power = 0, toughness = 1,
  text = [[
    Flying
    {T}: Add one mana of any color to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "types", "timing" },
  flying,
  activated { cost = "{T}", speed = "mana source", add_mana_of_any_colour(1) },
}
