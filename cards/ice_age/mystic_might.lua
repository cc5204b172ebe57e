return enchantment "Mystic Might" {
  cost = "{U}", on = lands:controlled_by(you),
  text = [[
    Cumulative upkeep {1}{U}
    Enchanted land gains "{T}: Target creature gets +2/+2 until end of turn."
  ]],
  cumulative_upkeep("{1}{U}"),
  continuous {
    affects = enchanted,
    gains = activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+2/+2" }) },
  },
}
