return enchantment "Energy Storm" {
  cost = "{1}{W}",
  text = [[
    Cumulative upkeep {1}
    Damage dealt by instant, interrupt, or sorcery spells is reduced to 0.
    Creatures with flying do not untap during their controllers' untap phases.
  ]],
  differs = { "affected" },
  cumulative_upkeep("{1}"),
  reduces_damage {
    from = spells:that_are "instant or interrupt or sorcery",
    affects = each(creatures, players),
  },
  does_not_untap { affects = creatures:with "flying" },
}
