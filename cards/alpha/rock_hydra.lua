return summon "Hydra" "Rock Hydra" {
  cost = "{X}{R}{R}", power = 0, toughness = 0,
  text = [[
    Rock Hydra comes into play with X +1/+1 counters on it.
    For each 1 damage that would be dealt to Rock Hydra, if it has a +1/+1 counter on it, remove a +1/+1 counter from it and prevent that 1 damage.
    {R}: Prevent up to 1 damage to Rock Hydra.
    {R}{R}{R}: Put a +1/+1 counter on Rock Hydra. Use this ability only during your upkeep.
  ]],
  enters_with_counters { kind = "+1/+1", n = x },
  damage_takes_counters { kind = "+1/+1" },
  activated { cost = "{R}", target = packet:to(self), prevent(1, target) },
  activated {
    cost = "{R}{R}{R}",
    only_if = all_of(phase "upkeep", your_turn),
    put_counters("+1/+1", 1, self),
  },
}
