return artifact_creature "Shapeshifter" "Urza's Avenger" {
  cost = "{6}", power = 4, toughness = 4,
  text = [[
    {0}: Choose one —
    • Urza's Avenger gets -1/-1 and gains banding until end of turn.
    • Urza's Avenger gets -1/-1 and gains flying until end of turn.
    • Urza's Avenger gets -1/-1 and gains first strike until end of turn.
    • Urza's Avenger gets -1/-1 and gains trample until end of turn.
  ]],
  activated {
    cost = "{0}",
    choose_one {
      mode { until_end_of_turn(self, { plus = "-1/-1", gains = banding }) },
      mode { until_end_of_turn(self, { plus = "-1/-1", gains = flying }) },
      mode { until_end_of_turn(self, { plus = "-1/-1", gains = first_strike }) },
      mode { until_end_of_turn(self, { plus = "-1/-1", gains = trample }) },
    },
  },
}
