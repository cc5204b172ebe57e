return summon "People Wood" "People of the Woods" {
  cost = "{G}{G}", power = 1, toughness = count(lands:of_type "forest":controlled_by(you)),
  text = [[People of the Woods's toughness is equal to the number of forests you control.]],
  differs = { "types" },
}
