return instant "Riptide" {
  cost = "{U}",
  text = [[Tap all blue creatures.]],
  tap(creatures:that_are "blue"),
}
