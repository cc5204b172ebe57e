return artifact "Cyclopean Tomb" {
  cost = "{4}",
  text = [[
    {2}, {T}: Choose a nonswamp land. Put a mire counter on that card. That card becomes a swamp for as long as there are one or more mire counters on that card. Use this ability only during your upkeep.
    When Cyclopean Tomb is put into a graveyard from play, during each of your upkeeps for the rest of the game, choose a land with a mire counter put on it with Cyclopean Tomb and remove all mire counters from that card.
  ]],
  differs = { "timing" },
  activated {
    cost = "{2}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    search(1, lands:not_ "swamp"),
    put_counters("mire", 1, found),
    for_good(found, { becomes_land = "swamp" }, compare(counters_on(found, "mire"), "at least", 1)),
  },
  put_into_graveyard {
    what = self,
    whenever_from_now_on {
      event = at_upkeep { of = you },
      search(1, lands:with_counters_from("mire", self)),
      remove_counters("mire", counters_on(found, "mire"), found),
    },
  },
}
