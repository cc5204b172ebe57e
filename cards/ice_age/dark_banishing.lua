return instant "Dark Banishing" {
  cost = "{2}{B}",
  text = [[Bury target nonblack creature.]],
  target = creature:not_ "black",
  bury(target),
}
