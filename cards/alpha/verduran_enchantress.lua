return summon "Enchantress" "Verduran Enchantress" {
  cost = "{1}{G}{G}", power = 0, toughness = 2,
  text = [[{0}: Draw a card. Use this ability only when you successfully cast an enchantment spell.]],
  differs = { "types", "effect" },
  successfully_cast { what = spells:that_are "enchantment", by = you, cost = "{0}", draw(1) },
}
