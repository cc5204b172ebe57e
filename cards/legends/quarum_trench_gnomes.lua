return summon "Gnome" "Quarum Trench Gnomes" {
  cost = "{3}{R}", power = 1, toughness = 1,
  text = [[{T}: Target plains tapped for mana produce {C} instead of {W}.]],
  activated {
    cost = "{T}",
    target = land:of_type "plains",
    from_now_on(produces_instead { mana = "{C}", of = "{W}", affects = target }),
  },
}
