return summon "Giant" "Frost Giant" {
  cost = "{3}{R}{R}{R}", power = 4, toughness = 4,
  text = [[Rampage 2]],
  rampage(2),
}
