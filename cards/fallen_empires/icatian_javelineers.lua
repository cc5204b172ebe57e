return summon "Soldier" "Icatian Javelineers" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[
    Icatian Javelineers comes into play with a javelin counter on it.
    {T}, remove a javelin counter from Icatian Javelineers: Icatian Javelineers deals 1 damage to target creature or player.
  ]],
  enters_with_counters { kind = "javelin", n = 1 },
  activated {
    cost = { "{T}", remove_counters("javelin", 1, self) },
    target = creature_or_player,
    deal(1, target),
  },
}
