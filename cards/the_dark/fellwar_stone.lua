return artifact "Fellwar Stone" {
  cost = "{2}",
  text = [[{T}: Add one mana of any type that a land your opponent controls could produce to your mana pool. Play this ability as a mana source.]],
  differs = { "timing", "effect" },
  activated {
    cost = "{T}",
    speed = "mana source",
    add_mana_of_a_type_of(1, lands:controlled_by(opponent)),
  },
}
