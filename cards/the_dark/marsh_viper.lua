return summon "Viper" "Marsh Viper" {
  cost = "{3}{G}", power = 1, toughness = 2,
  text = [[Whenever Marsh Viper deals damage to a player, put two poison counters on that player.]],
  differs = { "types" },
  deals_damage { what = self, to = players, put_counters("poison", 2, that_player) },
}
