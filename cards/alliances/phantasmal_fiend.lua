return summon "Phantasm" "Phantasmal Fiend" {
  cost = "{3}{B}", power = 1, toughness = 5,
  text = [[
    {B}: Phantasmal Fiend gets +1/-1 until end of turn.
    {1}{U}: Phantasmal Fiend switches power and toughness until end of turn.
  ]],
  differs = { "types" },
  activated { cost = "{B}", until_end_of_turn(self, { plus = "+1/-1" }) },
  activated { cost = "{1}{U}", until_end_of_turn(self, { switch = true }) },
}
