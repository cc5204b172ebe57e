return enchant_creature "Green Scarab" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by green creatures.
    As long as an opponent controls a green permanent, enchanted creature gets +2/+2.
  ]],
  cannot_be_blocked { by = creatures:that_are "green", affects = enchanted },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "green":controlled_by(opponent)),
    plus = "+2/+2",
  },
}
