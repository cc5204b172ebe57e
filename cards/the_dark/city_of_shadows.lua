return land "City of Shadows" {
  text = [[
    {T}, remove a creature you control from the game: Put a storage counter on City of Shadows.
    {T}: Add {C} to your mana pool for each storage counter on City of Shadows.
  ]],
  activated {
    cost = { "{T}", remove_from_game(creatures:controlled_by(you)) },
    put_counters("storage", 1, self),
  },
  activated { cost = "{T}", add_mana("{C}", you, counters_on(self, "storage")) },
}
