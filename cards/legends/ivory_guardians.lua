return summon "Guardian" "Ivory Guardians" {
  cost = "{4}{W}{W}", power = 3, toughness = 3,
  text = [[
    Protection from red
    As long as your opponent controls a red, nontoken permanent, all Guardians get +1/+1.
  ]],
  differs = { "types", "affected" },
  protection { from = "red" },
  continuous {
    affects = creatures:of_type "guardian",
    only_if = some(permanents:that_are "red":controlled_by(opponent):not_token()),
    plus = "+1/+1",
  },
}
