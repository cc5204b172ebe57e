return enchant_land "Conquer" {
  cost = "{3}{R}{R}",
  text = [[You control enchanted land.]],
  continuous { affects = enchanted, controller = you },
}
