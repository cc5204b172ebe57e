return interrupt "Remove Soul" {
  cost = "{1}{U}",
  text = [[Counter target creature spell.]],
  target = spell:that_are "creature",
  counter(target),
}
