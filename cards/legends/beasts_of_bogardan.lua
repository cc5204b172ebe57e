return summon "Beast" "Beasts of Bogardan" {
  cost = "{4}{R}", power = 3, toughness = 3,
  text = [[
    Protection from red
    As long as your opponent controls a white, nontoken permanent, Beasts of Bogardan gets +1/+1.
  ]],
  protection { from = "red" },
  continuous {
    only_if = some(permanents:that_are "white":controlled_by(opponent):not_token()),
    plus = "+1/+1",
  },
}
