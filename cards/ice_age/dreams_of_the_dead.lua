return enchantment "Dreams of the Dead" {
  cost = "{3}{U}",
  text = [[{1}{U}: Put target white or black creature card from your graveyard into play. It gains cumulative upkeep {2}. If it would leave play, remove it from the game instead of putting it anywhere else.]],
  activated {
    cost = "{1}{U}",
    target = card:that_are "creature":that_are "white or black":owned_by(you):in_zone "graveyard",
    return_to_play(target),
    for_good(target, { gains = cumulative_upkeep("{2}") }),
    from_now_on(leaves_only_the_game { affects = target }),
  },
}
