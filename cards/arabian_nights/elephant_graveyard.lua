return land "Elephant Graveyard" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Regenerate target Elephant.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{T}", target = creature:of_type "elephant", regenerate(target) },
}
