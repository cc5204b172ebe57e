return enchantment "Fyndhorn Pollen" {
  cost = "{2}{G}",
  text = [[
    Cumulative upkeep {1}
    All creatures get -1/-0.
    {1}{G}: All creatures get -1/-0 until end of turn.
  ]],
  cumulative_upkeep("{1}"),
  continuous { affects = creatures, plus = "-1/+0" },
  activated { cost = "{1}{G}", until_end_of_turn(creatures, { plus = "-1/+0" }) },
}
