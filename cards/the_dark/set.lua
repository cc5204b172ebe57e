return set {
  name = "The Dark", code = "DRK", released = "1994-08-01",
  creature_types = {
    "Ball", "Bandit", "Banshee", "Brother", "Cave", "Dweller", "Eater", "Eel", "Exorcist", "Fallen", "Folk",
    "General", "Hunter", "Istvan", "Leech", "Lightning", "Lurker", "Miracle", "Mob", "Murk", "Nameless",
    "Niall", "People", "Pikemen", "Preacher", "Race", "Rag", "Robber", "Rock", "Scarecrow", "Scavenger",
    "Shark", "Silvain", "Sister", "Sled", "Squire", "Tracker", "Uncle", "Viper", "Whippoorwill",
    "Wood", "Worker",
  },
}
