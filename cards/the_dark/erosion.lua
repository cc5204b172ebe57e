return enchant_land "Erosion" {
  cost = "{U}{U}{U}",
  text = [[During the upkeep of enchanted land's controller, destroy it unless that player pays {1} or 1 life.]],
  at_upkeep {
    of = controller_of(enchanted),
    unless {
      by = that_player,
      pay = "{1}",
      unless { by = that_player, pay = lose_life(1), destroy(enchanted) },
    },
  },
}
