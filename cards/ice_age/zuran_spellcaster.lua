return summon "Wizard" "Zuran Spellcaster" {
  cost = "{2}{U}", power = 1, toughness = 1,
  text = [[{T}: Zuran Spellcaster deals 1 damage to target creature or player.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature_or_player, deal(1, target) },
}
