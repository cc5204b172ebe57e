return summon "Knight" "Aysen Crusader" {
  cost = "{2}{W}{W}", power = sum(2, count(either(creatures:of_type "soldier":controlled_by(you), creatures:of_type "warrior":controlled_by(you)))), toughness = sum(2, count(either(creatures:of_type "soldier":controlled_by(you), creatures:of_type "warrior":controlled_by(you)))),
  text = [[Aysen Crusader's power and toughness are each equal to 2 plus the number of Soldiers and Warriors you control.]],
}
