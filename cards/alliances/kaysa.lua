return summon "Elf Druid" "Kaysa" {
  cost = "{3}{G}{G}", power = 2, toughness = 3, legend = true,
  text = [[All green creatures you control get +1/+1.]],
  continuous { affects = creatures:that_are "green":controlled_by(you), plus = "+1/+1" },
}
