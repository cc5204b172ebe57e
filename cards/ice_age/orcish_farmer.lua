return summon "Orc" "Orcish Farmer" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{T}: Target land becomes a swamp until its controller's next untap phase.]],
  activated { cost = "{T}", target = land, until_next_untap(target, { becomes_land = "swamp" }) },
}
