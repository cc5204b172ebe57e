return interrupt "Deathlace" {
  cost = "{B}",
  text = [[Target spell or permanent becomes black.]],
  differs = { "types" },
  target = spell_or_permanent,
  for_good(target, { colour = "black" }),
}
