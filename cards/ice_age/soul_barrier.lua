return enchantment "Soul Barrier" {
  cost = "{2}{U}",
  text = [[Whenever your opponent successfully casts a nonartifact creature spell, Soul Barrier deals 2 damage to that player unless that player pays {2}.]],
  differs = { "affected" },
  successfully_cast {
    what = spells:that_are "creature":not_ "artifact",
    by = opponent,
    unless { by = that_player, pay = "{2}", deal(2, that_player) },
  },
}
