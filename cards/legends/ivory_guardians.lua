return summon "Giant Cleric" "Ivory Guardians" {
  cost = "{4}{W}{W}", power = 3, toughness = 3,
  text = [[
    Protection from red
    As long as an opponent controls a red, nontoken permanent, all creatures named Ivory Guardians get +1/+1.
  ]],
  protection { from = "red" },
  continuous {
    affects = creatures:named "Ivory Guardians",
    only_if = some(permanents:that_are "red":controlled_by(opponent):not_token()),
    plus = "+1/+1",
  },
}
