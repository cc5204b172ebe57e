return enchantment "Kismet" {
  cost = "{3}{W}",
  text = [[
    When you play Kismet, choose a player.
    Artifacts, creatures, and lands the chosen player controls come into play tapped.
  ]],
  differs = { "effect" },
  when_played { choose "player" },
  enters_tapped { affects = either(lands, creatures, artifacts):controlled_by(chosen_player) },
}
