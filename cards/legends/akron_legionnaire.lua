return summon "Legionnaire" "Akron Legionnaire" {
  cost = "{6}{W}{W}", power = 8, toughness = 4,
  text = [[Nonartifact, non-Legionnaire creatures you control cannot attack.]],
  differs = { "types", "affected" },
  cannot_attack { affects = creatures:not_ "artifact":not_ "legionnaire":controlled_by(you) },
}
