return summon "Wolverine Pack" "Wolverine Pack" {
  cost = "{2}{G}{G}", power = 2, toughness = 4,
  text = [[Rampage 2]],
  differs = { "types" },
  rampage(2),
}
