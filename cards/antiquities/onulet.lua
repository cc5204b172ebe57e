return artifact_creature "Construct" "Onulet" {
  cost = "{3}", power = 2, toughness = 2,
  text = [[When Onulet is put into a graveyard from play, gain 2 life.]],
  put_into_graveyard { what = self, gain_life(2) },
}
