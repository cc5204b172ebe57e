return interrupt "Chaoslace" {
  cost = "{R}",
  text = [[Target spell or permanent becomes red.]],
  target = spell_or_permanent,
  for_good(target, { colour = "red" }),
}
