return summon "Cleric" "Wandering Mage" {
  cost = "{W}{U}{B}", power = 0, toughness = 3,
  text = [[
    {W}, pay 1 life: Prevent up to 2 damage to any creature.
    {U}: Prevent up to 1 damage to any Cleric or Wizard creature.
    {B}: Put a -1/-1 counter on target creature you control to have 2 damage to any player prevented.
  ]],
  differs = { "types", "effect" },
  activated { cost = { "{W}", lose_life(1) }, target = packet:to(creatures), prevent(2, target) },
  activated {
    cost = "{U}",
    target = packet:to(either(creatures:of_type "cleric", creatures:of_type "wizard")),
    prevent(1, target),
  },
  activated {
    cost = "{B}",
    targets = { creature:controlled_by(you), packet:to(players) },
    first { put_counters("-1/-1", 1, targets(1)), to = { prevent(2, targets(2)) } },
  },
}
