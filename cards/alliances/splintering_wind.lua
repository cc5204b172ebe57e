return enchantment "Splintering Wind" {
  cost = "{2}{G}{G}",
  text = [[{2}{G}: Splintering Wind deals 1 damage to target creature. Put a 1/1 green Splinter token into play. That token gains flying and cumulative upkeep {G}. When that token leaves play, that token deals 1 damage to you and each creature you control.]],
  activated {
    cost = "{2}{G}",
    target = creature,
    deal(1, target),
    make_token(1, token "Splinter" "Splinter" { power = 1, toughness = 1, colour = "green" }),
    for_good(made, { gains = { flying, cumulative_upkeep("{G}") } }),
    the_next_time {
      event = leaves_play { what = made },
      deal(1, each(you, creatures:controlled_by(you)), made),
    },
  },
}
