return keyword "melee" {
  text = "When it attacks, it gets +1/+1 until end of turn: a player has but one opponent to attack.",
  attacks { what = self, until_end_of_turn(self, { plus = { 1, 1 } }) },
}
