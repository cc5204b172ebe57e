return enchantment "Oubliette" {
  cost = "{1}{B}{B}",
  text = [[
    When you play Oubliette, choose a card among all creatures.
    When Oubliette comes into play, remove the chosen card and all enchantments attached to the chosen card from play. Note the number and kind of counters that were on that creature.
    When Oubliette leaves play, return the removed permanent to play under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other removed permanents to play under their owner's control attached to that permanent.
  ]],
  differs = { "timing", "affected", "effect" },
  when_played { choose("card", each_player, creatures) },
  comes_into_play {
    what = self,
    put_into("out of play", each(chosen, enchantments:enchanting(chosen))),
    the_next_time { event = leaves_play { what = self }, return_with_all_on_it(removed) },
  },
}
