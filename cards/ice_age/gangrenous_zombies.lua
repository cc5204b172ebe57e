return summon "Zombie" "Gangrenous Zombies" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[{T}, sacrifice Gangrenous Zombies: If you control a snow-covered swamp, Gangrenous Zombies deals 2 damage to each creature and each player. Otherwise, it deals 1 damage to each creature and each player.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    when(some(lands:that_are "snow-covered":of_type "swamp":controlled_by(you)), { deal(2, each(creatures, players)) }, { deal(1, each(creatures, players)) }),
  },
}
