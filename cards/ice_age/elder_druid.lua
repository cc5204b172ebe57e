return summon "Cleric" "Elder Druid" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[{3}{G}, {T}: Tap or untap target artifact, creature, or land.]],
  differs = { "types" },
  activated {
    cost = "{3}{G}, {T}",
    choose_one {
      mode { target = either(land, creature, artifact), tap(target) },
      mode { target = either(land, creature, artifact), untap(target) },
    },
  },
}
