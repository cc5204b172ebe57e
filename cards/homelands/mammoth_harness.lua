return enchant_creature "Mammoth Harness" {
  cost = "{3}{G}",
  text = [[
    Enchanted creature loses flying.
    Whenever enchanted creature blocks a creature, the other creature gains first strike until end of turn.
    Whenever enchanted creature becomes blocked by a creature, the other creature gains first strike until end of turn.
  ]],
  continuous { affects = enchanted, loses = "flying" },
  blocks { what = enchanted, blocked = creatures, until_end_of_turn(other_one, { gains = first_strike }) },
  becomes_blocked {
    what = enchanted,
    by = creatures,
    until_end_of_turn(other_one, { gains = first_strike }),
  },
}
