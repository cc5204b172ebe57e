return enchantment "Living Lands" {
  cost = "{3}{G}",
  text = [[All forests are 1/1 creatures that are still lands.]],
  continuous { affects = lands:of_type "forest", is_also = "creature", power = 1, toughness = 1 },
}
