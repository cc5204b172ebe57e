return artifact "Mox Jet" {
  cost = "{0}",
  text = [[{T}: Add {B} to your mana pool.]],
  activated { cost = "{T}", add_mana("{B}") },
}
