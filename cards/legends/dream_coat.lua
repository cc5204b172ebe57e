return enchant_creature "Dream Coat" {
  cost = "{U}",
  text = [[{0}: Choose one or more colors. Enchanted creature becomes the chosen color. Use this ability only once each turn.]],
  activated {
    cost = "{0}",
    only_if = compare(uses_this_turn, "at most", 0),
    choose "colours",
    for_good(enchanted, { colour = chosen }),
  },
}
