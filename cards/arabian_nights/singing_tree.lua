return summon "Singing Tree" "Singing Tree" {
  cost = "{3}{G}", power = 0, toughness = 3,
  text = [[{T}: Choose an attacking creature. That card has power 0 until end of turn.]],
  differs = { "types", "effect" },
  activated { cost = "{T}", search(1, creatures:attacking()), until_end_of_turn(found, { power = 0 }) },
}
