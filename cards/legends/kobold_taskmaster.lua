return summon "Taskmaster" "Kobold Taskmaster" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[All Kobolds you control get +1/+0.]],
  differs = { "types", "affected" },
  continuous { affects = creatures:of_type "kobold":controlled_by(you), plus = "+1/+0" },
}
