return summon "Elder Dragon" "Vaevictis Asmadi" {
  cost = "{2}{B}{B}{R}{R}{G}{G}", power = 7, toughness = 7, legend = true,
  text = [[
    Flying
    During your upkeep, bury Vaevictis Asmadi unless you pay {B}{R}{G}.
    {B}: Vaevictis Asmadi gets +1/+0 until end of turn.
    {R}: Vaevictis Asmadi gets +1/+0 until end of turn.
    {G}: Vaevictis Asmadi gets +1/+0 until end of turn.
  ]],
  flying,
  at_upkeep { of = you, unless { pay = "{B}{R}{G}", bury(self) } },
  activated { cost = "{B}", until_end_of_turn(self, { plus = "+1/+0" }) },
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
  activated { cost = "{G}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
