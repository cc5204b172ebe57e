return enchant_world "Living Plane" {
  cost = "{2}{G}{G}",
  text = [[All lands are 1/1 creatures that are still lands.]],
  continuous { affects = lands, is_also = "creature", power = 1, toughness = 1 },
}
