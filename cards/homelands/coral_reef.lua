return enchantment "Coral Reef" {
  cost = "{U}{U}",
  text = [[
    Coral Reef comes into play with four polyp counters on it.
    Sacrifice an island: Put two polyp counters on Coral Reef.
    {U}, tap a blue untapped creature you control, remove a polyp counter from Coral Reef: Put a +0/+1 counter on target creature.
  ]],
  enters_with_counters { kind = "polyp", n = 4 },
  activated { cost = sacrifice(lands:of_type "island"), put_counters("polyp", 2, self) },
  activated {
    cost = {
      "{U}",
      tap(creatures:that_are "blue":untapped():controlled_by(you)),
      remove_counters("polyp", 1, self),
    },
    target = creature,
    put_counters("+0/+1", 1, target),
  },
}
