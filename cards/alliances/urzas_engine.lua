return artifact_creature "Juggernaut" "Urza's Engine" {
  cost = "{5}", power = 1, toughness = 5,
  text = [[
    Trample
    {3}: Urza's Engine gains banding until end of turn.
    {3}: All creatures banded with Urza's Engine gain trample until end of turn.
  ]],
  differs = { "affected" },
  trample,
  activated { cost = "{3}", until_end_of_turn(self, { gains = banding }) },
  activated { cost = "{3}", until_end_of_turn(creatures:banded_with(self), { gains = trample }) },
}
