return enchant_creature "Earthbind" {
  cost = "{R}",
  text = [[When Earthbind comes into play, if enchanted creature has flying, Earthbind deals 2 damage to it. Earthbind gains "Enchanted creature loses flying."]],
  comes_into_play {
    what = self,
    condition = is(enchanted, permanents:with "flying"),
    deal(2, enchanted),
    for_good(self, { gains = continuous { affects = enchanted, loses = "flying" } }),
  },
}
