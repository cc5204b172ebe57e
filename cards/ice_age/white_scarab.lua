return enchant_creature "White Scarab" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by white creatures.
    As long as an opponent controls a white permanent, enchanted creature gets +2/+2.
  ]],
  cannot_be_blocked { by = creatures:that_are "white", affects = enchanted },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "white":controlled_by(opponent)),
    plus = "+2/+2",
  },
}
