return enchant_creature "White Scarab" {
  cost = "{W}",
  text = [[
    As long as your opponent controls a white, nontoken permanent, enchanted creature gets +2/+2.
    Enchanted creature cannot be blocked by white creatures.
  ]],
  differs = { "affected" },
  continuous {
    affects = enchanted,
    only_if = some(permanents:that_are "white":controlled_by(opponent):not_token()),
    plus = "+2/+2",
  },
  cannot_be_blocked { by = creatures:that_are "white", affects = enchanted },
}
