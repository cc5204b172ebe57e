return artifact_creature "Construct" "Triskelion" {
  cost = "{6}", power = 1, toughness = 1,
  text = [[
    When Triskelion comes into play, put three +1/+1 counters on it.
    Remove a +1/+1 counter from Triskelion: Triskelion deals 1 damage to target creature or player.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("+1/+1", 3, self) },
  activated { cost = remove_counters("+1/+1", 1, self), target = creature_or_player, deal(1, target) },
}
