return summon "Ogre" "Ghazbán Ogre" {
  cost = "{G}", power = 2, toughness = 2,
  text = [[During your upkeep, if a player has more life than each other player, the player with the most life controls Ghazbán Ogre.]],
  at_upkeep {
    of = you,
    condition = compare(count(players:life(greatest_among(life_of(players)))), "exactly", 1),
    for_good(self, { controller = players:life(greatest_among(life_of(players))) }),
  },
}
