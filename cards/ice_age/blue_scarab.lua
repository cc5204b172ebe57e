return enchant_creature "Blue Scarab" {
  cost = "{W}",
  text = [[
    As long as your opponent controls a blue, nontoken permanent, enchanted creature gets +2/+2.
    Enchanted creature cannot be blocked by blue creatures.
  ]],
  differs = { "affected" },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "blue":controlled_by(opponent):not_token()),
    plus = "+2/+2",
  },
  cannot_be_blocked { by = creatures:that_are "blue", affects = enchanted },
}
