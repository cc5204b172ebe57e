return enchantment "Oubliette" {
  cost = "{1}{B}{B}",
  text = [[
    When Oubliette enters the battlefield, exile target creature and all Auras attached to it. Note the number and kind of counters that were on that creature.
    When Oubliette leaves the battlefield, return that exiled card to the battlefield under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other exiled cards to the battlefield under their owner's control attached to that permanent.
  ]],
  comes_into_play {
    what = self,
    target = creature,
    remove_from_game(each(target, enchantments:enchanting(target))),
    the_next_time { event = leaves_play { what = self }, return_with_all_on_it(removed) },
  },
}
