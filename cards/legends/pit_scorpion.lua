return summon "Scorpion" "Pit Scorpion" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[Whenever Pit Scorpion deals damage to a player, put a poison counter on that player.]],
  deals_damage { what = self, to = players, put_counters("poison", 1, that_player) },
}
