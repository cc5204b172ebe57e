return summon "Smith" "Argivian Blacksmith" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[{T}: Prevent up to 2 damage to target artifact creature.]],
  differs = { "types", "affected" },
  activated { cost = "{T}", target = packet:to_target(creatures:that_are "artifact"), prevent(2, target) },
}
