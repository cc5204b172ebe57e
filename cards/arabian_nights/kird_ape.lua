return summon "Ape" "Kird Ape" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[As long as you control a forest, Kird Ape gets +1/+2.]],
  continuous { only_if = some(lands:of_type "forest":controlled_by(you)), plus = "+1/+2" },
}
