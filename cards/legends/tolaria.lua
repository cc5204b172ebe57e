return land "Tolaria" {
  legend = true,
  text = [[
    {T}: Add {U} to your mana pool.
    {T}: Target creature loses banding until end of turn. It loses all bands with other abilities until end of turn. Use this ability only during any upkeep.
  ]],
  activated { cost = "{T}", add_mana("{U}") },
  activated {
    cost = "{T}",
    only_if = phase "upkeep",
    target = creature,
    until_end_of_turn(target, { loses = "banding" }),
    until_end_of_turn(target, { loses = "bands_with_other" }),
  },
}
