return summon "Bat" "Vampire Bats" {
  cost = "{B}", power = 0, toughness = 1,
  text = [[
    Flying
    {B}: Vampire Bats gets +1/+0 until end of turn. Use this ability no more than twice each turn for each player.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = "{B}",
    only_if = compare(uses_this_turn_by(you), "at most", 1),
    until_end_of_turn(self, { plus = "+1/+0" }),
  },
}
