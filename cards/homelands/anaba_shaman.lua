return summon "Minotaur" "Anaba Shaman" {
  cost = "{3}{R}", power = 2, toughness = 2,
  text = [[{R}, {T}: Anaba Shaman deals 1 damage to target creature or player.]],
  differs = { "types" },
  activated { cost = "{R}, {T}", target = creature_or_player, deal(1, target) },
}
