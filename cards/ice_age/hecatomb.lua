return enchantment "Hecatomb" {
  cost = "{1}{B}{B}",
  text = [[
    When Hecatomb comes into play, bury it unless you sacrifice four creatures.
    Tap an untapped swamp you control: Hecatomb deals 1 damage to target creature or player.
  ]],
  comes_into_play { what = self, unless { pay = sacrifice(creatures, 4), bury(self) } },
  activated {
    cost = tap(lands:of_type "swamp":untapped():controlled_by(you)),
    target = creature_or_player,
    deal(1, target),
  },
}
