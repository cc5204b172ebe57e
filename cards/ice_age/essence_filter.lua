return sorcery "Essence Filter" {
  cost = "{1}{G}{G}",
  text = [[
    Choose one —
    • Destroy all enchantments.
    • Destroy all nonwhite enchantments.
  ]],
  choose_one {
    mode { destroy(enchantments) },
    mode { destroy(enchantments:not_ "white") },
  },
}
