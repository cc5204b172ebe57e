return summon "Lord" "Keldon Warlord" {
  cost = "{2}{R}{R}", power = count(creatures:not_ "wall":controlled_by(you)), toughness = count(creatures:not_ "wall":controlled_by(you)),
  text = [[Keldon Warlord's power and toughness are each equal to the number of non-Wall creatures you control.]],
  differs = { "types" },
}
