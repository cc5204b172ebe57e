return land "Desert" {
  subtypes = "Desert",
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Choose an attacking creature. Desert deals 1 damage to it. Use this ability only during the end of combat.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}", only_if = phase "end of attack",
    search(1, creatures:attacking()),
    deal(1, found),
  },
}
