return summon "Hydra" "Balduvian Hydra" {
  cost = "{X}{R}{R}", power = 0, toughness = 1,
  text = [[
    When Balduvian Hydra comes into play, put X +1/+0 counters on it.
    Remove a +1/+0 counter from Balduvian Hydra: Prevent up to 1 damage to Balduvian Hydra.
    {R}{R}{R}: Put a +1/+0 counter on Balduvian Hydra. Use this ability only during your upkeep.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("+1/+0", x, self) },
  activated { cost = remove_counters("+1/+0", 1, self), target = packet:to(self), prevent(1, target) },
  activated {
    cost = "{R}{R}{R}",
    only_if = all_of(phase "upkeep", your_turn),
    put_counters("+1/+0", 1, self),
  },
}
