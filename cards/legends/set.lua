return set {
  name = "Legends", code = "LEG", released = "1994-06-10",
  creature_types = {
    "Abomination", "Advisor", "Ant", "Archer", "Artificer", "Bat", "Bee", "Being", "Berserker", "Boar",
    "Bull", "Caretaker", "Cat", "Cobra", "Dead", "Deep", "Dervish", "Devouring", "Dragonfly", "Drake",
    "Drill", "Effigy", "Elder", "Entity", "Evil", "Eye", "Falcon", "Ghost", "Gnome", "Gypsy", "Hag", "Hell",
    "Horror", "Horse", "Horseman", "Human", "Insect", "Keeper", "Kithkin", "Kobold", "Legionnaire",
    "Leviathan", "Lost", "Lycanthrope", "Manticore", "Master", "Medusa", "Mold", "Monster", "Mummy", "Night",
    "Ooze", "Pack", "Phoenix", "Pirate", "Pixie", "Priest", "Queen", "Rider", "Rogue", "Sand", "Satyr",
    "Scorpion", "Sergeant", "Shaman", "Slug", "Snake", "Soul", "Spawn", "Sphinx", "Spuzzem", "Stalker",
    "Taskmaster", "Turtle", "Villain", "Vulture", "Walking", "Warrior", "Wolverine", "Wombat", "Wretched",
    "Yeti",
  },
}
