return land "Mishra's Factory" {
  text = [[
    {T}: Add {C}.
    {1}: Mishra's Factory becomes a 2/2 Assembly Worker artifact creature until end of turn.
    {T}: Target Assembly Worker gets +1/+1 until end of turn.
  ]],
  differs = { "effect" },
  activated { cost = "{T}", add_mana "{C}" },
  activated {
    cost = "{1}",
    until_end_of_turn(self, {
      is_also = { "artifact", "creature" }, creature_type = "assembly worker", power = 2, toughness = 2,
    }),
  },
  activated { cost = "{T}", target = creature:of_type "assembly worker", until_end_of_turn(target, { plus = "+1/+1" }) },
}
