return summon "Effigy" "Blazing Effigy" {
  cost = "{1}{R}", power = 0, toughness = 3,
  text = [[When Blazing Effigy is put into a graveyard from play, it deals damage to target creature equal to 3 plus the damage other than combat damage dealt to Blazing Effigy this turn by all other permanents named Blazing Effigy.]],
  differs = { "types", "effect" },
  put_into_graveyard {
    what = self,
    target = creature,
    deal(sum(3, noncombat_damage_taken(self, permanents:named "Blazing Effigy":other())), target),
  },
}
