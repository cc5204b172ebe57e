return summon "Legend" "Skeleton Ship" {
  legend = true,
  cost = "{3}{U}{B}", power = 0, toughness = 3,
  text = [[
    When you control no islands, bury Skeleton Ship.
    {T}: Put a -1/-1 counter on target creature.
  ]],
  differs = { "types" },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
  activated { cost = "{T}", target = creature, put_counters("-1/-1", 1, target) },
}
