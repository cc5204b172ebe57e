return enchantment "Royal Decree" {
  cost = "{2}{W}{W}",
  text = [[
    Cumulative upkeep {W}
    Whenever a swamp, mountain, black permanent, or red permanent becomes tapped, Royal Decree deals 1 damage to its controller.
  ]],
  cumulative_upkeep("{W}"),
  becomes_tapped {
    what = either(lands:of_type "swamp", lands:of_type "mountain", permanents:that_are "black", permanents:that_are "red"),
    deal(1, controller_of(it)),
  },
}
