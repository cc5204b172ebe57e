return artifact "Tawnos's Coffin" {
  cost = "{4}",
  text = [[
    You may choose not to untap Tawnos's Coffin during your untap phase.
    {3}, {T}: If Tawnos's Coffin is tapped, choose a creature. Remove it and all enchantments attached to it from play. Note the number and kind of counters that were on that creature. When Tawnos's Coffin leaves play or becomes untapped, return the removed permanent to play under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other removed permanents to play under their owner's control attached to that permanent.
  ]],
  differs = { "effect" },
  may_stay_tapped {},
  activated {
    cost = "{3}, {T}",
    when(is(self, permanents:tapped()), { search(1, creatures) }),
    put_into("out of play", each(found, enchantments:enchanting(found))),
    the_next_time {
      event = leaves_play { what = self },
      or_event = becomes_untapped { what = self },
      return_with_all_on_it(removed),
    },
  },
}
