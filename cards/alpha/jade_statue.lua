return artifact "Jade Statue" {
  cost = "{4}",
  text = [[{2}: Jade Statue becomes a 3/6 Golem artifact creature until end of combat. Use this ability only during combat.]],
  activated {
    cost = "{2}",
    only_if = phase "attack",
    until_end_of_combat(self, { is_also = { "artifact", "creature" }, creature_type = "golem", power = 3, toughness = 6 }),
  },
}
