return summon "Turtle" "Giant Turtle" {
  cost = "{1}{G}{G}", power = 2, toughness = 4,
  text = [[As long as Giant Turtle attacked during your last turn, it cannot attack.]],
  cannot_attack { only_if = is(self, permanents:attacked_last_turn()) },
}
