return summon "Giant" "Craw Giant" {
  cost = "{3}{G}{G}{G}{G}", power = 6, toughness = 4,
  text = [[
    Trample
    Rampage 2
  ]],
  trample,
  rampage(2),
}
