return summon "Angel" "Serra Angel" {
  cost = "{3}{W}{W}", power = 4, toughness = 4,
  text = [[
    Flying
    Attacking does not cause Serra Angel to tap.
  ]],
  flying,
  attacks_without_tapping {},
}
