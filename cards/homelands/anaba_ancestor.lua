return summon "Ghost" "Anaba Ancestor" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{T}: Target Minotaur gets +1/+1 until end of turn.]],
  differs = { "types", "affected" },
  activated {
    cost = "{T}",
    target = creature:of_type "minotaur",
    until_end_of_turn(target, { plus = "+1/+1" }),
  },
}
