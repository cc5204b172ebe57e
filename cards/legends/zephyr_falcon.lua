return summon "Falcon" "Zephyr Falcon" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[
    Flying
    Attacking does not cause Zephyr Falcon to tap.
  ]],
  differs = { "types" },
  flying,
  attacks_without_tapping {},
}
