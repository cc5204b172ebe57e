return summon "Gaea's Avenger" "Gaea's Avenger" {
  cost = "{1}{G}{G}", power = sum(1, count(artifacts:controlled_by(opponent))), toughness = sum(1, count(artifacts:controlled_by(opponent))),
  text = [[Gaea's Avenger's power and toughness are each equal to 1 plus the number of artifacts your opponent controls.]],
  differs = { "types" },
}
