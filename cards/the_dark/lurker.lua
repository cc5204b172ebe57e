return summon "Lurker" "Lurker" {
  cost = "{2}{G}", power = 2, toughness = 3,
  text = [[Lurker cannot be the target of spells unless it attacked or blocked this turn.]],
  differs = { "types" },
  cannot_be_targeted {
    by = spells,
    only_if = not_so(any_of(is(self, permanents:attacked()), is(self, permanents:has_blocked()))),
  },
}
