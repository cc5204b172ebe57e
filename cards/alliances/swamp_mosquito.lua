return summon "Mosquito" "Swamp Mosquito" {
  cost = "{1}{B}", power = 0, toughness = 1,
  text = [[
    Flying
    Whenever Swamp Mosquito attacks and is not blocked, put a poison counter on defending player.
  ]],
  differs = { "types" },
  flying,
  goes_unblocked { what = self, put_counters("poison", 1, defending_player) },
}
