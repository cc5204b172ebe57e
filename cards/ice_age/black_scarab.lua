return enchant_creature "Black Scarab" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by black creatures.
    As long as an opponent controls a black permanent, enchanted creature gets +2/+2.
  ]],
  cannot_be_blocked { by = creatures:that_are "black", affects = enchanted },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "black":controlled_by(opponent)),
    plus = "+2/+2",
  },
}
