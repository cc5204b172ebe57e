return summon "Faerie" "Shelkin Brownie" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[{T}: Target creature loses all bands with other abilities until end of turn.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = "bands_with_other" }) },
}
