return summon "Nightstalker" "Shimian Night Stalker" {
  cost = "{3}{B}{B}", power = 4, toughness = 4,
  text = [[{B}, {T}: Damage dealt to you by target attacking creature is dealt to Shimian Night Stalker instead this turn.]],
  activated {
    cost = "{B}, {T}",
    target = creature:attacking(),
    this_turn(redirects_damage { from = target, to = self, affects = you }),
  },
}
