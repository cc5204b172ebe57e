return artifact "Thawing Kiln" {
  cost = "{2}",
  text = [[{1}, {T}: Remove a frost counter from target creature.]],
  activated { cost = "{1}, {T}", target = creature, remove_counters("frost", 1, target) },
}
