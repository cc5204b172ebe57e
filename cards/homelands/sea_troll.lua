return summon "Troll" "Sea Troll" {
  cost = "{2}{U}", power = 2, toughness = 1,
  text = [[{U}: Regenerate Sea Troll. Use this ability only if it blocked or was blocked by a blue creature this turn.]],
  activated {
    cost = "{U}",
    only_if = any_of(is(self, permanents:has_blocked(creatures:that_are "blue")), is(self, permanents:was_blocked(creatures:that_are "blue"))),
    regenerate(self),
  },
}
