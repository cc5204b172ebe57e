return summon "Kobold" "Kobold Taskmaster" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[All other Kobolds you control get +1/+0.]],
  continuous { affects = creatures:of_type "kobold":controlled_by(you):other(), plus = "+1/+0" },
}
