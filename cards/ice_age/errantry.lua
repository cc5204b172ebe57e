return enchant_creature "Errantry" {
  cost = "{1}{R}",
  text = [[
    Enchanted creature can only attack alone.
    Enchanted creature gets +3/+0.
  ]],
  attacks_alone { affects = enchanted },
  continuous { affects = enchanted, plus = "+3/+0" },
}
