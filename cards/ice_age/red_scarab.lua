return enchant_creature "Red Scarab" {
  cost = "{W}",
  text = [[
    As long as your opponent controls a red, nontoken permanent, enchanted creature gets +2/+2.
    Enchanted creature cannot be blocked by red creatures.
  ]],
  differs = { "affected" },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "red":controlled_by(opponent):not_token()),
    plus = "+2/+2",
  },
  cannot_be_blocked { by = creatures:that_are "red", affects = enchanted },
}
