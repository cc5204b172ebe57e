return summon "Elemental" "Ur-Drago" {
  cost = "{3}{U}{U}{B}{B}", power = 4, toughness = 4, legend = true,
  text = [[
    First strike
    Creatures with swampwalk can be blocked as though they did not have swampwalk.
  ]],
  first_strike,
  blocked_as_without { keyword = "landwalk", of = "swamp", affects = creatures:with("landwalk", "swamp") },
}
