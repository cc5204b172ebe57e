return set {
  name = "Ice Age", code = "ICE", released = "1995-06-03",
  creature_types = {
    "Auroch", "Barbarian", "Blinking", "Brownie", "Centaur", "Denizen", "Dinosaur", "Dog", "Dryad", "Erne",
    "Fiend", "Fox", "Frostbeast", "Goat", "Gorilla", "Hipparion", "Illusion", "Infernal", "Kraken", "Legend",
    "Lemure", "Lhurgoyf", "Mage", "Mercenary", "Mistfolk", "Ouphe", "Pyknite", "Ranger", "Shyft", "Strider",
    "Tarpan", "Tiger", "Titan", "Toad", "Wight", "Wiitigo", "Worm",
  },
}
