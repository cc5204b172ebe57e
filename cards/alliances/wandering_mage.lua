return summon "Cleric" "Wandering Mage" {
  cost = "{W}{U}{B}", power = 0, toughness = 3,
  text = [[
    {W}, pay 1 life: Prevent up to 2 damage to any creature.
    {U}: Prevent up to 1 damage to any Cleric or Wizard creature.
    {B}, put a -1/-1 counter on a creature you control: Prevent up to 2 damage to any player.
  ]],
  differs = { "types" },
  activated { cost = { "{W}", lose_life(1) }, target = packet:to(creatures), prevent(2, target) },
  activated {
    cost = "{U}",
    target = packet:to(either(creatures:of_type "cleric", creatures:of_type "wizard")),
    prevent(1, target),
  },
  activated {
    cost = { "{B}", put_counters("-1/-1", 1, creatures:controlled_by(you)) },
    target = packet:to(players),
    prevent(2, target),
  },
}
