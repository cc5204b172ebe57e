return summon "Troll" "Sedge Troll" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[
    As long as you control a swamp, Sedge Troll gets +1/+1.
    {B}: Regenerate Sedge Troll.
  ]],
  continuous { only_if = some(lands:of_type "swamp":controlled_by(you)), plus = "+1/+1" },
  regeneration("{B}"),
}
