return interrupt "Remove Soul" {
  cost = "{1}{U}",
  text = [[Counter target nonartifact creature spell.]],
  differs = { "types", "affected" },
  target = spell:that_are "creature":not_ "artifact",
  counter(target),
}
