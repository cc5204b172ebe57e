return summon "Cleric" "Thelonite Monk" {
  cost = "{2}{G}{G}", power = 1, toughness = 2,
  text = [[{T}, sacrifice a green creature: Target land becomes a forest.]],
  differs = { "types" },
  activated {
    cost = { "{T}", sacrifice(creatures:that_are "green") },
    target = land,
    for_good(target, { becomes_land = "forest" }),
  },
}
