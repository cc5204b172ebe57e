return summon "Shyft" "Shyft" {
  cost = "{4}{U}", power = 4, toughness = 2,
  text = [[During your upkeep, you may choose one or more colors. If you do, Shyft becomes the chosen color.]],
  differs = { "types" },
  at_upkeep { of = you, may { first { to = { for_good(self, { colour = chosen }) }, choose "colours" } } },
}
