return enchantment "Oath of Lim-Dûl" {
  cost = "{3}{B}",
  text = [[
    Whenever you lose life, if you control no permanents other than Oath of Lim-Dûl, for each 1 life you lost, discard a card.
    Whenever you lose life, if you control a permanent other than Oath of Lim-Dûl, for each 1 life you lost, sacrifice a permanent other than Oath of Lim-Dûl unless you discard a card.
    {B}{B}: Draw a card.
  ]],
  differs = { "effect" },
  loses_life { by = you, condition = no(permanents:controlled_by(you):other()), repeat_times(that_much, { discard(1) }) },
  loses_life {
    by = you,
    condition = some(permanents:controlled_by(you):other()),
    repeat_times(that_much, { unless { pay = discard(1), search(1, permanents:controlled_by(you):other(), { sacrifice(found) }) } }),
  },
  activated { cost = "{B}{B}", draw(1) },
}
