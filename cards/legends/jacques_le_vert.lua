return summon "Warrior" "Jacques le Vert" {
  cost = "{1}{W}{R}{G}", power = 3, toughness = 2, legend = true,
  text = [[All green creatures you control get +0/+2.]],
  differs = { "types" },
  continuous { affects = creatures:that_are "green":controlled_by(you), plus = "+0/+2" },
}
