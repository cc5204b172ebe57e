return set {
  name = "Alliances", code = "ALL", released = "1996-06-10",
  creature_types = {
    "Aesthir", "Harlequin", "Heretic", "Mosquito", "Phelddagrif", "Pigeon", "Spy", "Starfish", "Swarm",
    "Tactician", "War-Rider",
  },
}
