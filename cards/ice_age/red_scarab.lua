return enchant_creature "Red Scarab" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by red creatures.
    As long as an opponent controls a red permanent, enchanted creature gets +2/+2.
  ]],
  cannot_be_blocked { by = creatures:that_are "red", affects = enchanted },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "red":controlled_by(opponent)),
    plus = "+2/+2",
  },
}
