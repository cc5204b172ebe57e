return land "Pendelhaven" {
  legend = true,
  text = [[
    {T}: Add {G} to your mana pool.
    {T}: Target creature with power 1 with toughness 1 gets +1/+2 until end of turn.
  ]],
  activated { cost = "{T}", add_mana("{G}") },
  activated {
    cost = "{T}",
    target = creature:power(1, "exactly"):toughness(1, "exactly"),
    until_end_of_turn(target, { plus = "+1/+2" }),
  },
}
