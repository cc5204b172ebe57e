return sorcery "Flashfires" {
  cost = "{3}{R}",
  text = [[Destroy all plains.]],
  destroy(lands:of_type "plains"),
}
