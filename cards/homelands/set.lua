return set {
  name = "Homelands", code = "HML", released = "1995-10-01",
  creature_types = {
    "Albatross", "Alchemist", "Ambush", "An-Havva", "Autocrat", "Badger", "Bureaucrat", "Caravan", "Carriage",
    "Constable", "Crusader", "Ferret", "Hound", "Inquisitor", "Lizard", "Mist", "Narwhal", "Noble", "Oyster",
    "Party", "Pony", "Rhino", "Speaker",
  },
}
