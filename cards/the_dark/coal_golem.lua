return artifact_creature "Golem" "Coal Golem" {
  cost = "{5}", power = 3, toughness = 3,
  text = [[{3}, sacrifice Coal Golem: Add {R}{R}{R} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = { "{3}", sacrifice(self) }, speed = "mana source", add_mana("{R}{R}{R}") },
}
