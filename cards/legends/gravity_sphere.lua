return enchant_world "Gravity Sphere" {
  cost = "{2}{R}",
  text = [[All creatures lose flying.]],
  continuous { affects = creatures, loses = "flying" },
}
