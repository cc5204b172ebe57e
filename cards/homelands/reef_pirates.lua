return summon "Ship" "Reef Pirates" {
  cost = "{1}{U}{U}", power = 2, toughness = 2,
  text = [[Whenever Reef Pirates deals damage to your opponent, that player puts the top card of their library into their graveyard.]],
  differs = { "types" },
  deals_damage { what = self, to = opponent, mill(1, that_player) },
}
