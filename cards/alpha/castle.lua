return enchantment "Castle" {
  cost = "{3}{W}",
  text = [[All untapped, nonattacking creatures you control get +0/+2.]],
  differs = { "affected" },
  continuous { affects = creatures:untapped():not_attacking():controlled_by(you), plus = "+0/+2" },
}
