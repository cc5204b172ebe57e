return summon "Banshee" "Banshee" {
  cost = "{2}{B}{B}", power = 0, toughness = 1,
  text = [[{X}, {T}: Banshee deals half X damage, rounded down, to target creature or player. Banshee deals half X damage, rounded up, to you.]],
  differs = { "types" },
  activated {
    cost = "{X}, {T}",
    target = creature_or_player,
    deal(half_down(x), target),
    deal(half_up(x), you),
  },
}
