return enchant_land "Farmstead" {
  cost = "{W}{W}{W}",
  text = [[Enchanted land has "During your upkeep, you may pay {W}{W}. If you do, gain 1 life."]],
  continuous { affects = enchanted, gains = at_upkeep { of = you, may { pay = "{W}{W}", gain_life(1) } } },
}
