return sorcery "Drain Power" {
  cost = "{U}{U}",
  text = [[Target player activates a mana ability of each land they control. Then that player loses all unspent mana and you add the mana lost this way.]],
  unread "Target player activates a mana ability of each land they control.",
  unread "Then that player loses all unspent mana and you add the mana lost this way.",
}
