return summon "Elemental" "Time Elemental" {
  cost = "{2}{U}", power = 0, toughness = 2,
  text = [[
    Whenever Time Elemental attacks or blocks, at end of combat, it deals 5 damage to you, then bury it.
    {2}{U}{U}, {T}: Return target permanent that is not enchanted to its owner's hand.
  ]],
  differs = { "effect" },
  attacks { what = self, next_end_of_combat { deal(5, you), bury(self) } },
  blocks { what = self, next_end_of_combat { deal(5, you), bury(self) } },
  activated {
    cost = "{2}{U}{U}, {T}",
    target = permanent:not_enchanted_by(permanents),
    return_to_hand(target),
  },
}
