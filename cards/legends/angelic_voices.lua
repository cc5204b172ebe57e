return enchantment "Angelic Voices" {
  cost = "{2}{W}{W}",
  text = [[As long as you control no nonartifact, nonwhite creatures, all creatures you control get +1/+1.]],
  continuous {
    affects = creatures:controlled_by(you),
    only_if = no(creatures:not_ "artifact":not_ "white":controlled_by(you)),
    plus = "+1/+1",
  },
}
