return summon "Cleric" "Elvish Healer" {
  cost = "{2}{W}", power = 1, toughness = 2,
  text = [[{T}: Prevent up to 1 damage to any creature or player. If it is a green creature, prevent up to 2 of that damage instead.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = packet,
    when(is(victim_of(target), creatures:that_are "green"), { prevent(2, target) }, { prevent(1, target) }),
  },
}
