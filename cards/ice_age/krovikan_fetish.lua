return enchant_creature "Krovikan Fetish" {
  cost = "{2}{B}",
  text = [[
    When Krovikan Fetish comes into play, draw a card at the beginning of the next turn's upkeep.
    Enchanted creature gets +1/+1.
  ]],
  comes_into_play { what = self, next_upkeep { draw(1) } },
  continuous { affects = enchanted, plus = "+1/+1" },
}
