return summon "Ghoul" "Scavenging Ghoul" {
  cost = "{3}{B}", power = 2, toughness = 2,
  text = [[
    At the end of any turn, put a corpse counter on Scavenging Ghoul for each creature that was put into a graveyard from play this turn.
    Remove a corpse counter from Scavenging Ghoul: Regenerate Scavenging Ghoul.
  ]],
  differs = { "types" },
  at_end_of_turn { put_counters("corpse", count(died:that_are "creature"), self) },
  regeneration(remove_counters("corpse", 1, self)),
}
