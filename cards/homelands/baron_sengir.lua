return summon "Vampire" "Baron Sengir" {
  cost = "{5}{B}{B}{B}", power = 5, toughness = 5, legend = true,
  text = [[
    Flying
    Whenever a creature dealt damage by Baron Sengir this turn is put into a graveyard from play, put a +2/+2 counter on Baron Sengir.
    {T}: Regenerate target Vampire.
  ]],
  differs = { "affected" },
  flying,
  put_into_graveyard { what = creatures:damaged_by(self), put_counters("+2/+2", 1, self) },
  activated { cost = "{T}", target = creature:of_type "vampire", regenerate(target) },
}
