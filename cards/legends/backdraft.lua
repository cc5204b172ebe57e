return instant "Backdraft" {
  cost = "{1}{R}",
  text = [[Choose a player who cast one or more sorcery spells this turn. Backdraft deals damage to that player equal to half the damage dealt by one of those sorcery spells this turn, rounded down.]],
  unread "Choose a player who cast one or more sorcery spells this turn.",
  unread "Backdraft deals damage to that player equal to half the damage dealt by one of those sorcery spells this turn, rounded down.",
}
