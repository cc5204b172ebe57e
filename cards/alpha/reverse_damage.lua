return instant "Reverse Damage" {
  cost = "{1}{W}{W}",
  text = [[Prevent all damage to you from one source. Gain life equal to the damage prevented this way.]],
  target = packet:to(you),
  prevent(target),
  gain_life(result),
}
