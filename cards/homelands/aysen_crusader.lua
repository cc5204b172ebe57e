return summon "Crusader" "Aysen Crusader" {
  cost = "{2}{W}{W}", power = sum(2, count(creatures:of_type "hero":controlled_by(you))), toughness = sum(2, count(creatures:of_type "hero":controlled_by(you))),
  text = [[Aysen Crusader's power and toughness are each equal to 2 plus the number of Heroes you control.]],
  differs = { "types", "affected" },
}
