return summon "Demon" "Minion of Tevesh Szat" {
  cost = "{4}{B}{B}{B}", power = 4, toughness = 4,
  text = [[
    During your upkeep, Minion of Tevesh Szat deals 2 damage to you unless you pay {B}{B}.
    {T}: Target creature gets +3/-2 until end of turn.
  ]],
  differs = { "types" },
  at_upkeep { of = you, unless { pay = "{B}{B}", deal(2, you) } },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+3/-2" }) },
}
