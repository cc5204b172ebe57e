return interrupt "Purelace" {
  cost = "{W}",
  text = [[Target spell or permanent becomes white.]],
  differs = { "types" },
  target = spell_or_permanent,
  for_good(target, { colour = "white" }),
}
