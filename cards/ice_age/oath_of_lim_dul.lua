return enchantment "Oath of Lim-Dûl" {
  cost = "{3}{B}",
  text = [[
    Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than Oath of Lim-Dûl or discard a card.
    {B}{B}: Draw a card.
  ]],
  differs = { "effect" },
  loses_life {
    by = you,
    repeat_times(that_much, {
      when(some(permanents:controlled_by(you):other()), {
        unless { pay = discard(1), search(1, permanents:controlled_by(you):other(), { sacrifice(found) }) },
      }, { discard(1) }),
    }),
  },
  activated { cost = "{B}{B}", draw(1) },
}
