return keyword "extort" {
  text = "For each spell that its controller casts, that player may pay {W/B} to take 1 life from the opponent.",
  successfully_cast { by = you, may { pay = "{W/B}", lose_life(1, opponent), gain_life(1) } },
}
