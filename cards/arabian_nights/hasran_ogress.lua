return summon "Ogre" "Hasran Ogress" {
  cost = "{B}{B}", power = 3, toughness = 2,
  text = [[Whenever Hasran Ogress attacks, it deals 3 damage to you unless you pay {2}.]],
  attacks { what = self, unless { pay = "{2}", deal(3, you) } },
}
