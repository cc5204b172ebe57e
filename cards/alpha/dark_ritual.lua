return mana_source "Dark Ritual" {
  cost = "{B}",
  text = [[Add {B}{B}{B} to your mana pool.]],
  differs = { "types" },
  add_mana("{B}{B}{B}"),
}
