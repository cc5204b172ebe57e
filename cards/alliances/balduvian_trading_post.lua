return land "Balduvian Trading Post" {
  text = [[
    When Balduvian Trading Post comes into play, bury it unless you sacrifice an untapped mountain.
    {T}: Add {C}{R} to your mana pool.
    {1}, {T}: Balduvian Trading Post deals 1 damage to target attacking creature.
  ]],
  differs = { "effect" },
  comes_into_play {
    what = self,
    unless { pay = sacrifice(lands:of_type "mountain":untapped()), bury(self) },
  },
  activated { cost = "{T}", add_mana("{C}{R}") },
  activated { cost = "{1}, {T}", target = creature:attacking(), deal(1, target) },
}
