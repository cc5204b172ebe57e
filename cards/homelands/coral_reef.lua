return enchantment "Coral Reef" {
  cost = "{U}{U}",
  text = [[
    Coral Reef comes into play with four polyp counters on it.
    Sacrifice an island: Put two polyp counters on Coral Reef.
    {U}, remove a polyp counter from Coral Reef: Tap target blue untapped creature you control. If you do, put a +0/+1 counter on target creature.
  ]],
  differs = { "effect" },
  enters_with_counters { kind = "polyp", n = 4 },
  activated { cost = sacrifice(lands:of_type "island"), put_counters("polyp", 2, self) },
  activated {
    cost = { "{U}", remove_counters("polyp", 1, self) },
    targets = { creature:that_are "blue":untapped():controlled_by(you), creature },
    first { tap(targets(1)), to = { put_counters("+0/+1", 1, targets(2)) } },
  },
}
