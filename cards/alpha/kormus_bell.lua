return artifact "Kormus Bell" {
  cost = "{4}",
  text = [[All swamps are 1/1 black creatures that are still lands.]],
  continuous { affects = lands:of_type "swamp", is_also = "creature", colour = "black", power = 1, toughness = 1 },
}
