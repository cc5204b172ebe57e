return summon "Poltergeist" "Xenic Poltergeist" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[{T}: Target noncreature artifact becomes an artifact creature with power and toughness each equal to its casting cost until your next upkeep.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = artifact:not_ "creature",
    until_next_upkeep(target, { is_also = { "creature", "artifact" }, power = casting_cost_of(target), toughness = casting_cost_of(target) }),
  },
}
