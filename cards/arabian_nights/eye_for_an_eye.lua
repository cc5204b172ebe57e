return instant "Eye for an Eye" {
  cost = "{W}{W}",
  text = [[Eye for an Eye deals damage equal to the damage to you from one source to that source's controller.]],
  target = packet:to(you),
  deal(damage_in(target), controller_of(source_of(target))),
}
