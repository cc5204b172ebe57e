return summon "Warrior" "Varchild's War-Riders" {
  cost = "{1}{R}", power = 3, toughness = 4,
  text = [[
    Trample
    Rampage 1
    Cumulative upkeep—Have an opponent create a 1/1 red Survivor creature token.
  ]],
  trample,
  rampage(1),
  unread "Cumulative upkeep—Have an opponent create a 1/1 red Survivor creature token.",
}
