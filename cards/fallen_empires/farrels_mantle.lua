return enchant_creature "Farrel's Mantle" {
  cost = "{2}{W}",
  text = [[Whenever enchanted creature attacks and is not blocked, its controller may have it deal damage to target creature other than enchanted creature equal to enchanted creature's power plus 2. If that player does, damage dealt to defending player by it is reduced to 0 this turn.]],
  differs = { "effect" },
  goes_unblocked {
    what = enchanted,
    target = creature:not_among(enchanted),
    may {
      by = controller_of(enchanted),
      first {
        to = { this_turn(reduces_damage { from = enchanted, affects = defending_player }) },
        deal(sum(power_of(enchanted), 2), target, enchanted),
      },
    },
  },
}
