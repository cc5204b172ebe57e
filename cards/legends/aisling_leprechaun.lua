return summon "Faerie" "Aisling Leprechaun" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Whenever Aisling Leprechaun blocks or is blocked by a creature, that creature becomes green.]],
  blocks { what = self, blocked = creatures, for_good(other_one, { colour = "green" }) },
  becomes_blocked { what = self, by = creatures, for_good(other_one, { colour = "green" }) },
}
