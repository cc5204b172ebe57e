return interrupt "Chaoslace" {
  cost = "{R}",
  text = [[Target spell or permanent becomes red.]],
  differs = { "types" },
  target = spell_or_permanent,
  for_good(target, { colour = "red" }),
}
