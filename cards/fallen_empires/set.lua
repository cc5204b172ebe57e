return set {
  name = "Fallen Empires", code = "FEM", released = "1994-11-01",
  creature_types = {
    "Fungus", "Homarid", "Orgg", "Thrull", "Townsfolk",
  },
}
