return summon "War-Rider" "Varchild's War-Riders" {
  cost = "{1}{R}", power = 3, toughness = 4,
  text = [[
    Trample
    Rampage 1
    Cumulative upkeep—Put a 1/1 red Survivor token into play under your opponent's control
  ]],
  differs = { "types" },
  trample,
  rampage(1),
  cumulative_upkeep(make_token(1, token "Survivor" "Survivor" { power = 1, toughness = 1, colour = "red" }, opponent)),
}
