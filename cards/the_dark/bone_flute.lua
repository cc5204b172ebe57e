return artifact "Bone Flute" {
  cost = "{3}",
  text = [[{2}, {T}: All creatures get -1/-0 until end of turn.]],
  activated { cost = "{2}, {T}", until_end_of_turn(creatures, { plus = "-1/+0" }) },
}
