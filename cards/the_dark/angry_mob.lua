return summon "Mob" "Angry Mob" {
  cost = "{2}{W}{W}", power = 0, toughness = 0,
  text = [[
    Trample
    As long as it is your turn, Angry Mob's power and toughness are each equal to 2 plus the number of swamps your opponent controls.
    As long as it is not your turn, Angry Mob is 2/2.
  ]],
  differs = { "types" },
  trample,
  continuous {
    only_if = your_turn,
    power = sum(2, count(lands:of_type "swamp":controlled_by(opponent))),
    toughness = sum(2, count(lands:of_type "swamp":controlled_by(opponent))),
  },
  continuous { only_if = not_so(your_turn), power = 2, toughness = 2 },
}
