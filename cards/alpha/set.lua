return set {
  name = "Limited Edition Alpha", code = "LEA", released = "1993-08-05",
  creature_types = {
    "Angel", "Assassin", "Avatar", "Basilisk", "Bear", "Beast", "Bird", "Bodyguard", "Cleric", "Clone",
    "Cockatrice", "Demon", "Djinn", "Doppelganger", "Dragon", "Dwarf", "Elemental", "Elf", "Enchantress",
    "Faerie", "Force", "Fungusaur", "Gaea", "Gargoyle", "Ghoul", "Giant", "Goblin", "Golem", "Hero", "Hydra",
    "Imp", "Juggernaut", "Knight", "Liege", "Lion", "Lord", "Mammoth", "Mana", "Merfolk", "Minotaur",
    "Nightmare", "Nymph", "Ogre", "Orc", "Paladin", "Pegasus", "Phantasm", "Rat", "Roc", "Serpent", "Shade",
    "Shadow", "Ship", "Skeleton", "Specter", "Spider", "Treefolk", "Troll", "Unicorn", "Vampire", "Wall",
    "Wasp", "Will-o'-the-Wisp", "Wizard", "Wolf", "Wraith", "Wurm", "Zombie",
  },
}
