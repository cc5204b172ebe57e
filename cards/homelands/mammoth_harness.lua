return enchant_creature "Mammoth Harness" {
  cost = "{3}{G}",
  text = [[
    Enchanted creature loses flying.
    Whenever enchanted creature blocks or is blocked by a creature, that creature gains first strike until end of turn.
  ]],
  continuous { affects = enchanted, loses = "flying" },
  blocks { what = enchanted, blocked = creatures, until_end_of_turn(other_one, { gains = first_strike }) },
  becomes_blocked {
    what = enchanted,
    by = creatures,
    until_end_of_turn(other_one, { gains = first_strike }),
  },
}
