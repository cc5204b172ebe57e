return summon "Cleric" "Brine Shaman" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[
    {T}, sacrifice a creature: Target creature gets +2/+2 until end of turn.
    {1}{U}{U}, sacrifice a creature: Counter target nonartifact creature spell.
  ]],
  differs = { "types", "affected" },
  activated {
    cost = { "{T}", sacrifice(creatures) },
    target = creature,
    until_end_of_turn(target, { plus = "+2/+2" }),
  },
  activated {
    cost = { "{1}{U}{U}", sacrifice(creatures) },
    target = spell:that_are "creature":not_ "artifact",
    counter(target),
  },
}
