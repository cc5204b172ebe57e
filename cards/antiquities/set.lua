return set {
  name = "Antiquities", code = "ATQ", released = "1994-03-04",
  creature_types = {
    "Archaeologist", "Atog", "Avenger", "Construct", "Druid", "Gremlin", "Poltergeist", "Sage",
    "Shapeshifter", "Soldier", "Thopter",
  },
}
