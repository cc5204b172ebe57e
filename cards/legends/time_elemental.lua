return summon "Elemental" "Time Elemental" {
  cost = "{2}{U}", power = 0, toughness = 2,
  text = [[
    When Time Elemental attacks or blocks, at end of combat, sacrifice it and it deals 5 damage to you.
    {2}{U}{U}, {T}: Return target permanent that isn't enchanted to its owner's hand.
  ]],
  attacks { what = self, next_end_of_combat { bury(self), deal(5, you) } },
  blocks { what = self, next_end_of_combat { bury(self), deal(5, you) } },
  activated {
    cost = "{2}{U}{U}, {T}",
    target = permanent:not_enchanted_by(permanents),
    return_to_hand(target),
  },
}
