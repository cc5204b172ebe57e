return summon "Ali From Cairo" "Ali from Cairo" {
  cost = "{2}{R}{R}", power = 0, toughness = 1,
  text = [[Damage that would reduce your life total to less than 1 reduces it to 1 instead.]],
  differs = { "types" },
  damage_spares { n = 1, affects = you },
}
