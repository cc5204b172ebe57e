return summon "Cleric" "Balduvian Shaman" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[{T}: Change the text of target white enchantment you control without cumulative upkeep by replacing all instances of one color word with another. It gains cumulative upkeep {1}.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = enchantment:that_are "white":controlled_by(you):without "cumulative upkeep",
    choose "colour word",
    for_good(target, { colour_word = chosen }),
    for_good(target, { gains = cumulative_upkeep("{1}") }),
  },
}
