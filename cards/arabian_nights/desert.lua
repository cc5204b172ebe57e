return land "Desert" {
  subtypes = "Desert",
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Desert deals 1 damage to target attacking creature.
    Activate this ability only during the end of combat step.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{T}", target = creature:attacking(), deal(1, target) },
  unread "Activate this ability only during the end of combat step.",
}
