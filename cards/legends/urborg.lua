return land "Urborg" {
  legend = true,
  text = [[
    {T}: Add {B} to your mana pool.
    {T}: Choose one —
    • Target creature loses first strike until end of turn.
    • Target creature loses swampwalk until end of turn.
  ]],
  activated { cost = "{T}", add_mana("{B}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { target = creature, until_end_of_turn(target, { loses = "first strike" }) },
      mode { target = creature, until_end_of_turn(target, { loses = landwalk "swamp" }) },
    },
  },
}
