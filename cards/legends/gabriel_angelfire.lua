return summon "Angel" "Gabriel Angelfire" {
  cost = "{3}{W}{W}{G}{G}", power = 4, toughness = 4, legend = true,
  text = [[
    During your upkeep, choose one —
    • Gabriel Angelfire gains flying until your next upkeep.
    • Gabriel Angelfire gains first strike until your next upkeep.
    • Gabriel Angelfire gains trample until your next upkeep.
    • Gabriel Angelfire gains rampage 3 until your next upkeep.
  ]],
  at_upkeep {
    of = you,
    choose_one {
      mode { until_next_upkeep(self, { gains = flying }) },
      mode { until_next_upkeep(self, { gains = first_strike }) },
      mode { until_next_upkeep(self, { gains = trample }) },
      mode { until_next_upkeep(self, { gains = rampage(3) }) },
    },
  },
}
