return summon "Nightmare" "Nightmare" {
  cost = "{5}{B}", power = count(lands:of_type "swamp":controlled_by(you)), toughness = count(lands:of_type "swamp":controlled_by(you)),
  text = [[
    Nightmare's power and toughness are each equal to the number of swamps you control.
    Flying
  ]],
  differs = { "types" },
  flying,
}
