return enchant_land "Farmstead" {
  cost = "{W}{W}{W}",
  text = [[Enchanted land gains "During your upkeep, you may pay {W}{W}. If you do, you gain 1 life."]],
  continuous { affects = enchanted, gains = at_upkeep { of = you, may { pay = "{W}{W}", gain_life(1) } } },
}
