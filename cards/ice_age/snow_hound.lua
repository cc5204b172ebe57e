return summon "Dog" "Snow Hound" {
  cost = "{2}{W}", power = 1, toughness = 1,
  text = [[{1}, {T}: Return Snow Hound and target blue or green creature you control to their owner's hand.]],
  differs = { "types", "affected" },
  activated {
    cost = "{1}, {T}",
    target = either(creature:that_are "blue":controlled_by(you), creature:that_are "green":controlled_by(you)),
    return_to_hand(each(self, target)),
  },
}
