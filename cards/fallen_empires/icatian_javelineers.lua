return summon "Soldier" "Icatian Javelineers" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[
    When Icatian Javelineers comes into play, put a javelin counter on it.
    {T}, remove a javelin counter from Icatian Javelineers: Icatian Javelineers deals 1 damage to target creature or player.
  ]],
  differs = { "types", "effect" },
  comes_into_play { what = self, put_counters("javelin", 1, self) },
  activated {
    cost = { "{T}", remove_counters("javelin", 1, self) },
    target = creature_or_player,
    deal(1, target),
  },
}
