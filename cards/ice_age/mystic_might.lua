return enchantment "Mystic Might" {
  cost = "{U}", on = lands:controlled_by(you),
  text = [[
    Cumulative upkeep {1}{U}
    Tap enchanted land: Target creature gets +2/+2 until end of turn.
  ]],
  differs = { "effect" },
  cumulative_upkeep("{1}{U}"),
  activated { cost = tap(enchanted), target = creature, until_end_of_turn(target, { plus = "+2/+2" }) },
}
