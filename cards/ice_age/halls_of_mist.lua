return land "Halls of Mist" {
  text = [[
    Cumulative upkeep {1}
    Creatures that attacked during their controller's last turn cannot attack.
  ]],
  cumulative_upkeep("{1}"),
  cannot_attack { affects = creatures:attacked_last_turn() },
}
