return set {
  name = "Homelands", code = "HML", released = "1995-10-01",
  creature_types = {
    "Albatross", "Alchemist", "Ambush", "An", "Autocrat", "Badger", "Bureaucrat", "Caravan", "Carriage",
    "Constable", "Crusader", "Ferret", "Havva", "Hound", "Inquisitor", "Lizard", "Mist", "Narwhal", "Noble",
    "Oyster", "Party", "Pony", "Rhino", "Speaker",
  },
}
