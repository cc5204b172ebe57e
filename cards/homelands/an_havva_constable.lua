return summon "Constable" "An-Havva Constable" {
  cost = "{1}{G}{G}", power = 2, toughness = sum(1, count(creatures:that_are "green")),
  text = [[An-Havva Constable's toughness is equal to 1 plus the number of green creatures.]],
  differs = { "types" },
}
