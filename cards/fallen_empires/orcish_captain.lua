return summon "Orc" "Orcish Captain" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{1}: Flip a coin. If you win the flip, target Orc gets +2/+0 until end of turn. If you lose the flip, it gets -0/-2 until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}",
    target = creature:of_type "orc",
    flip_coin {
      won = { until_end_of_turn(target, { plus = "+2/+0" }) },
      lost = { until_end_of_turn(target, { plus = "+0/-2" }) },
    },
  },
}
