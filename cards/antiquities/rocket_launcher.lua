return artifact "Rocket Launcher" {
  cost = "{4}",
  text = [[
    {2}: Rocket Launcher deals 1 damage to target creature or player. Use this ability only if you have controlled Rocket Launcher continuously since the beginning of your most recent turn.
    Whenever a player activates an ability of Rocket Launcher, destroy it once at end of turn.
  ]],
  differs = { "effect" },
  activated {
    cost = "{2}",
    only_if = is(self, permanents:here_since_turn_began()),
    target = creature_or_player,
    deal(1, target),
  },
  activates { what = self, next_end_of_turn { once = true, destroy(self) } },
}
