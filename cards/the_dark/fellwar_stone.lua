return artifact "Fellwar Stone" {
  cost = "{2}",
  text = [[{T}: Add one mana of any color that a land your opponent controls could produce to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = "{T}",
    speed = "mana source",
    add_mana_of_any_colour_for { n = 1, like = lands:controlled_by(opponent) },
  },
}
