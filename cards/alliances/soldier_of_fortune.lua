return summon "Mercenary" "Soldier of Fortune" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}, {T}: Shuffle target player's library.]],
  differs = { "types" },
  activated { cost = "{R}, {T}", target = player, shuffle(target) },
}
