return enchantment "Raiding Party" {
  cost = "{2}{R}",
  text = [[
    Raiding Party cannot be the target of spells or effects by white permanents.
    Sacrifice an Orc: Each player may tap any number of untapped white creatures they control.
    For each creature tapped this way, that player chooses up to two Plains.
    Then destroy all Plains that weren't chosen this way by any player.
  ]],
  cannot_be_targeted { by = "white" },
  unread "Sacrifice an Orc: Each player may tap any number of untapped white creatures they control.",
  unread "For each creature tapped this way, that player chooses up to two Plains.",
  unread "Then destroy all Plains that weren't chosen this way by any player.",
}
