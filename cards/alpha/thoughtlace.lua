return interrupt "Thoughtlace" {
  cost = "{U}",
  text = [[Target spell or permanent becomes blue.]],
  differs = { "types" },
  target = spell_or_permanent,
  for_good(target, { colour = "blue" }),
}
