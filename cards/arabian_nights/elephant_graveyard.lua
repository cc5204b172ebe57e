return land "Elephant Graveyard" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Regenerate an Elephant or Mammoth.
  ]],
  differs = { "affected" },
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    search(1, either(creatures:of_type "elephant", creatures:of_type "mammoth")),
    regenerate(found),
  },
}
