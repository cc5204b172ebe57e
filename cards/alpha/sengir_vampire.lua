return summon "Vampire" "Sengir Vampire" {
  cost = "{3}{B}{B}", power = 4, toughness = 4,
  text = [[
    Flying
    Whenever a creature dealt damage by Sengir Vampire this turn is put into a graveyard from play, put a +1/+1 counter on Sengir Vampire.
  ]],
  flying,
  put_into_graveyard { what = creatures:damaged_by(self), put_counters("+1/+1", 1, self) },
}
