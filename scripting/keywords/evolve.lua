return keyword "evolve" {
  text = "It gets a +1/+1 counter when its controller's creature comes into play that has more power or more toughness.",
  comes_into_play {
    what = permanents:controlled_by(you),
    condition = any_of(
      compare(power_of(it), "at least", sum(power_of(self), 1)),
      compare(toughness_of(it), "at least", sum(toughness_of(self), 1))
    ),
    put_counters("+1/+1", 1, self),
  },
}
