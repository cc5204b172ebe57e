return artifact_creature "Construct" "Triskelion" {
  cost = "{6}", power = 1, toughness = 1,
  text = [[
    Triskelion comes into play with 3 +1/+1 counters on it.
    Remove a +1/+1 counter from Triskelion: Triskelion deals 1 damage to target creature or player.
  ]],
  enters_with_counters { kind = "+1/+1", n = 3 },
  activated { cost = remove_counters("+1/+1", 1, self), target = creature_or_player, deal(1, target) },
}
