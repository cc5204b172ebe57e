return sorcery "Channel" {
  cost = "{G}{G}",
  text = [[Until end of turn, any time you could activate a mana ability, you may pay 1 life. If you do, add {C}.]],
  unread "Until end of turn, any time you could activate a mana ability, you may pay 1 life.",
  unread "If you do, add {C}.",
}
