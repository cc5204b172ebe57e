return instant "Terror" {
  cost = "{1}{B}",
  text = [[Bury target nonartifact, nonblack creature.]],
  target = creature:not_ "artifact":not_ "black",
  bury(target),
}
