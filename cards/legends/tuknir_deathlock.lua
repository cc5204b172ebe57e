return summon "Wizard" "Tuknir Deathlock" {
  cost = "{R}{R}{G}{G}", power = 2, toughness = 2, legend = true,
  text = [[
    Flying
    {R}{G}, {T}: Target creature gets +2/+2 until end of turn.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{R}{G}, {T}", target = creature, until_end_of_turn(target, { plus = "+2/+2" }) },
}
