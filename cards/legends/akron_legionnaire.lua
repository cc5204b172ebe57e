return summon "Giant Soldier" "Akron Legionnaire" {
  cost = "{6}{W}{W}", power = 8, toughness = 4,
  text = [[All nonartifact creatures you control not named Akron Legionnaire cannot attack.]],
  cannot_attack { affects = creatures:not_ "artifact":controlled_by(you):not_named "Akron Legionnaire" },
}
