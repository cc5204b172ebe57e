return interrupt "Lifelace" {
  cost = "{G}",
  text = [[Target spell or permanent becomes green.]],
  differs = { "types" },
  target = spell_or_permanent,
  for_good(target, { colour = "green" }),
}
