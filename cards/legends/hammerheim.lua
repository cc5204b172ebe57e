return land "Hammerheim" {
  legend = true,
  text = [[
    {T}: Add {R} to your mana pool.
    {T}: Target creature loses all landwalk abilities until end of turn.
  ]],
  activated { cost = "{T}", add_mana("{R}") },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = "landwalk" }) },
}
