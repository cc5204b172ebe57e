return summon "Elder Dragon" "Arcades Sabboth" {
  cost = "{2}{W}{W}{U}{U}{G}{G}", power = 7, toughness = 7, legend = true,
  text = [[
    Flying
    During your upkeep, bury Arcades Sabboth unless you pay {W}{U}{G}.
    All untapped, nonattacking creatures you control get +0/+2.
    {W}: Arcades Sabboth gets +0/+1 until end of turn.
  ]],
  flying,
  at_upkeep { of = you, unless { pay = "{W}{U}{G}", bury(self) } },
  continuous { affects = creatures:untapped():not_attacking():controlled_by(you), plus = "+0/+2" },
  activated { cost = "{W}", until_end_of_turn(self, { plus = "+0/+1" }) },
}
