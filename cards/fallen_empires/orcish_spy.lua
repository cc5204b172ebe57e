return summon "Orc" "Orcish Spy" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{T}: Look at the top three cards of target player's library.]],
  differs = { "types" },
  activated { cost = "{T}", target = player, look_at(cards:owned_by(target):in_zone "library":on_top(3)) },
}
