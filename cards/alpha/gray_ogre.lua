return summon "Ogre" "Gray Ogre" {
  cost = "{2}{R}", power = 2, toughness = 2,
}
