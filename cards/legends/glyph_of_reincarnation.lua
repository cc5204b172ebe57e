return instant "Glyph of Reincarnation" {
  cost = "{G}", castable = not_so(before_attack, phase "attack"),
  text = [[
    Cast this spell only after combat.
    Destroy all creatures that were blocked by target Wall this turn. They can't be regenerated. For each creature that died this way, put a creature card from the graveyard of the player who controlled that creature the last time it became blocked by that Wall onto the battlefield under its owner's control.
  ]],
  target = creature:of_type "wall",
  bury(creatures:was_blocked(target)),
  for_each(destroyed:that_are "creature", { search(1, cards:that_are "creature":owned_by(active_player):in_zone "graveyard"), return_to_play(found, owner_of(found)) }),
}
