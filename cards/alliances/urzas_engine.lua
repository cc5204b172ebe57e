return artifact_creature "Juggernaut" "Urza's Engine" {
  cost = "{5}", power = 1, toughness = 5,
  text = [[
    Trample
    {3}: Urza's Engine gains banding until end of turn.
    {3}: All attacking creatures banded with Urza's Engine gain trample until end of turn.
  ]],
  trample,
  activated { cost = "{3}", until_end_of_turn(self, { gains = banding }) },
  activated { cost = "{3}", until_end_of_turn(creatures:attacking():banded_with(self), { gains = trample }) },
}
