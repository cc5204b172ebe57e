return artifact "Tawnos's Coffin" {
  cost = "{4}",
  text = [[
    You may choose not to untap Tawnos's Coffin during your untap step.
    {3}, {T}: Exile target creature and all Auras attached to it. Note the number and kind of counters that were on that creature. When Tawnos's Coffin leaves the battlefield or becomes untapped, return that exiled card to the battlefield under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other exiled cards to the battlefield under their owner's control attached to that permanent.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{3}, {T}",
    target = creature,
    remove_from_game(each(target, enchantments:enchanting(target))),
    the_next_time {
      event = leaves_play { what = self },
      or_event = becomes_untapped { what = self },
      return_with_all_on_it(removed),
    },
  },
}
