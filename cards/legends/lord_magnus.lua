return summon "Druid" "Lord Magnus" {
  cost = "{3}{W}{W}{G}", power = 4, toughness = 3, legend = true,
  text = [[
    First strike
    Creatures with plainswalk can be blocked as though they did not have plainswalk.
    Creatures with forestwalk can be blocked as though they did not have forestwalk.
  ]],
  differs = { "types" },
  first_strike,
  blocked_as_without { keyword = "landwalk", of = "plains", affects = creatures:with("landwalk", "plains") },
  blocked_as_without { keyword = "landwalk", of = "forest", affects = creatures:with("landwalk", "forest") },
}
