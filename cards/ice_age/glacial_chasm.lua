return land "Glacial Chasm" {
  text = [[
    Cumulative upkeep—Pay 2 life.
    When Glacial Chasm comes into play, sacrifice a land.
    Creatures you control cannot attack.
    All damage dealt to you is reduced to 0.
  ]],
  cumulative_upkeep(lose_life(2)),
  comes_into_play { what = self, search(1, lands:controlled_by(you), { sacrifice(found) }) },
  cannot_attack { affects = creatures:controlled_by(you) },
  reduces_damage { affects = you },
}
