return summon "Knight" "Juniper Order Advocate" {
  cost = "{2}{W}", power = 1, toughness = 2,
  text = [[As long as Juniper Order Advocate is untapped, all green creatures you control get +1/+1.]],
  differs = { "types" },
  continuous {
    affects = creatures:that_are "green":controlled_by(you),
    only_if = is(self, permanents:untapped()),
    plus = "+1/+1",
  },
}
