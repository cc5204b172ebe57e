return enchant_creature "Blue Scarab" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by blue creatures.
    As long as an opponent controls a blue permanent, enchanted creature gets +2/+2.
  ]],
  cannot_be_blocked { by = creatures:that_are "blue", affects = enchanted },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "blue":controlled_by(opponent)),
    plus = "+2/+2",
  },
}
