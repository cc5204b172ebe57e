return enchant_creature "Takklemaggot" {
  cost = "{2}{B}{B}",
  text = [[
    During the upkeep of enchanted creature's controller, put a -0/-1 counter on it.
    Takklemaggot stays in play when enchanted creature is put into a graveyard.
    Whenever enchanted creature is put into a graveyard from play, that player chooses a new target creature for Takklemaggot. If there is no legal target, during each of that player's upkeeps as long as Takklemaggot remains in play, Takklemaggot deals 1 damage to that player.
  ]],
  differs = { "effect" },
  at_upkeep { of = controller_of(enchanted), put_counters("-0/-1", 1, enchanted) },
  stays_alone {},
  put_into_graveyard {
    what = enchanted,
    aim_at(
      creature,
      { attach(self, it) },
      {
        whenever_while_in_play {
          event = at_upkeep { of = that_player },
          deal(1, that_player),
        },
      },
      that_player
    ),
  },
}
