return instant "Death Ward" {
  cost = "{W}",
  text = [[Regenerate target creature.]],
  target = creature,
  regenerate(target),
}
