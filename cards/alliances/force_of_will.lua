return interrupt "Force of Will" {
  cost = "{3}{U}{U}", instead_of_cost = { lose_life(1), remove_from_game(cards:that_are "blue":owned_by(you):in_zone "hand") },
  text = [[
    You may pay 1 life, remove a blue card from your hand from the game rather than pay Force of Will's casting cost.
    Counter target spell.
  ]],
  differs = { "types" },
  target = spell,
  counter(target),
}
