return artifact "Vibrating Sphere" {
  cost = "{4}",
  text = [[
    As long as it is your turn, all creatures you control get +2/+0.
    As long as it is not your turn, all creatures you control get -0/-2.
  ]],
  continuous { affects = creatures:controlled_by(you), only_if = your_turn, plus = "+2/+0" },
  continuous { affects = creatures:controlled_by(you), only_if = not_so(your_turn), plus = "+0/-2" },
}
