return summon "Cleric" "Freyalise Supplicant" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[{T}, sacrifice a red or white creature: Freyalise Supplicant deals damage to target creature or player equal to half the sacrificed creature's power, rounded down.]],
  differs = { "types" },
  activated {
    cost = { "{T}", sacrifice(either(creatures:that_are "red", creatures:that_are "white")) },
    target = creature_or_player,
    deal(half_down(power_of(sacrificed)), target),
  },
}
