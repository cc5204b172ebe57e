return summon "Angel" "Fallen Angel" {
  cost = "{3}{B}{B}", power = 3, toughness = 3,
  text = [[
    Flying
    Sacrifice a creature: Fallen Angel gets +2/+1 until end of turn.
  ]],
  flying,
  activated { cost = sacrifice(creatures), until_end_of_turn(self, { plus = "+2/+1" }) },
}
