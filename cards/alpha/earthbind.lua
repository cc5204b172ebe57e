return enchant_creature "Earthbind" {
  cost = "{R}",
  text = [[When Earthbind comes into play, if enchanted creature has flying, Earthbind deals 2 damage to it. Enchanted creature loses flying as long as Earthbind remains in play.]],
  differs = { "effect" },
  comes_into_play {
    what = self,
    condition = is(enchanted, permanents:with "flying"),
    deal(2, enchanted),
    while_in_play(enchanted, { loses = "flying" }),
  },
}
