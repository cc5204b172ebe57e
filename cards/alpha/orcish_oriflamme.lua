return enchantment "Orcish Oriflamme" {
  cost = "{3}{R}",
  text = [[All attacking creatures you control get +1/+0.]],
  continuous { affects = creatures:attacking():controlled_by(you), plus = "+1/+0" },
}
