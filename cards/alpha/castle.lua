return enchantment "Castle" {
  cost = "{3}{W}",
  text = [[All untapped creatures you control get +0/+2.]],
  continuous { affects = creatures:untapped():controlled_by(you), plus = "+0/+2" },
}
