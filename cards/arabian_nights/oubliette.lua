return enchantment "Oubliette" {
  cost = "{1}{B}{B}",
  text = [[
    When Oubliette comes into play, choose a creature. Remove it and all enchantments attached to it from play. Note the number and kind of counters that were on that creature.
    When Oubliette leaves play, return the removed permanent to play under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other removed permanents to play under their owner's control attached to that permanent.
  ]],
  differs = { "effect" },
  comes_into_play {
    what = self,
    search(1, creatures),
    put_into("out of play", each(found, enchantments:enchanting(found))),
    the_next_time { event = leaves_play { what = self }, return_with_all_on_it(removed) },
  },
}
