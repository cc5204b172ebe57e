return summon "Bat" "Sengir Bats" {
  cost = "{1}{B}{B}", power = 1, toughness = 2,
  text = [[
    Flying
    Whenever a creature dealt damage by Sengir Bats this turn is put into a graveyard from play, put a +1/+1 counter on Sengir Bats.
  ]],
  flying,
  put_into_graveyard { what = creatures:damaged_by(self), put_counters("+1/+1", 1, self) },
}
