return enchant_creature "Dream Coat" {
  cost = "{U}",
  text = [[{0}: Choose a color that enchanted creature is not. Enchanted creature becomes the chosen color. Use this ability only once each turn. Play this ability as an interrupt.]],
  differs = { "timing", "effect" },
  activated {
    cost = "{0}",
    speed = "interrupt",
    only_if = compare(uses_this_turn, "at most", 0),
    choose_colour_not_of(enchanted),
    for_good(enchanted, { colour = chosen }),
  },
}
