return instant "Battle Frenzy" {
  cost = "{2}{R}",
  text = [[All green creatures you control get +1/+1 until end of turn. All nongreen creatures you control get +1/+0 until end of turn.]],
  until_end_of_turn(creatures:that_are "green":controlled_by(you), { plus = "+1/+1" }),
  until_end_of_turn(creatures:not_ "green":controlled_by(you), { plus = "+1/+0" }),
}
