return enchant_creature "Instill Energy" {
  cost = "{G}",
  text = [[
    Enchanted creature is unaffected by summoning sickness.
    {0}: Untap enchanted creature. Use this ability only during your turn and only once each turn.
  ]],
  differs = { "effect" },
  continuous { affects = enchanted, gains = haste },
  activated {
    cost = "{0}",
    only_if = all_of(your_turn, compare(uses_this_turn, "at most", 0)),
    untap(enchanted),
  },
}
