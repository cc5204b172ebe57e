return summon "Pigeon" "Carrier Pigeons" {
  cost = "{3}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    When Carrier Pigeons comes into play, draw a card at the beginning of the next turn's upkeep.
  ]],
  differs = { "types" },
  flying,
  comes_into_play { what = self, next_upkeep { draw(1) } },
}
