return summon "Enchantress" "Verduran Enchantress" {
  cost = "{1}{G}{G}", power = 0, toughness = 2,
  text = [[Whenever you successfully cast an enchantment spell, you may draw a card.]],
  differs = { "types" },
  successfully_cast { what = spells:that_are "enchantment", by = you, may { draw(1) } },
}
