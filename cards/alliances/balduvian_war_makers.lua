return summon "Barbarian" "Balduvian War-Makers" {
  cost = "{4}{R}", power = 3, toughness = 3,
  text = [[
    Haste
    Rampage 1
  ]],
  haste,
  rampage(1),
}
