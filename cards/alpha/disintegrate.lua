return sorcery "Disintegrate" {
  cost = "{X}{R}",
  text = [[
    Disintegrate deals X damage to target creature or player. That creature cannot regenerate this turn. If that creature is dealt lethal damage this turn, remove it from the game.
  ]],
  differs = { "affected" },
  target = creature_or_player,
  deal(x, target),
  this_turn(cannot_regenerate { affects = target }),
  this_turn(leaves_the_game_instead { affects = target:lethally_damaged() }),
}
