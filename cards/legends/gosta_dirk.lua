return summon "Warrior" "Gosta Dirk" {
  cost = "{3}{W}{W}{U}{U}", power = 4, toughness = 4, legend = true,
  text = [[
    First strike
    Creatures with islandwalk can be blocked as though they did not have islandwalk.
  ]],
  differs = { "types" },
  first_strike,
  blocked_as_without { keyword = "landwalk", of = "island", affects = creatures:with("landwalk", "island") },
}
