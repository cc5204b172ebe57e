return summon "Warrior" "Hunding Gjornersen" {
  cost = "{3}{W}{U}{U}", power = 5, toughness = 4, legend = true,
  text = [[Rampage 1]],
  differs = { "types" },
  rampage(1),
}
