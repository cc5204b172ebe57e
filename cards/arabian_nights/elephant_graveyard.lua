return land "Elephant Graveyard" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Regenerate target Elephant or Mammoth.
  ]],
  differs = { "affected" },
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{T}", target = either(creature:of_type "elephant", creature:of_type "mammoth"), regenerate(target) },
}
