return summon "Minotaur Spirit" "Anaba Ancestor" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{T}: Target Minotaur other than Anaba Ancestor gets +1/+1 until end of turn.]],
  activated {
    cost = "{T}",
    target = creature:of_type "minotaur":other(),
    until_end_of_turn(target, { plus = "+1/+1" }),
  },
}
