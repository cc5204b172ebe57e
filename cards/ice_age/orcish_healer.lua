return summon "Cleric" "Orcish Healer" {
  cost = "{R}{R}", power = 1, toughness = 1,
  text = [[
    {R}{R}, {T}: Target creature cannot regenerate this turn.
    {B}{B}{R}, {T}: Regenerate target black or green creature.
    {R}{G}{G}, {T}: Regenerate target black or green creature.
  ]],
  differs = { "types" },
  activated { cost = "{R}{R}, {T}", target = creature, this_turn(cannot_regenerate { affects = target }) },
  activated {
    cost = "{B}{B}{R}, {T}",
    target = either(creature:that_are "black", creature:that_are "green"),
    regenerate(target),
  },
  activated {
    cost = "{R}{G}{G}, {T}",
    target = either(creature:that_are "black", creature:that_are "green"),
    regenerate(target),
  },
}
