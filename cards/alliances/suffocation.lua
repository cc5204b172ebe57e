return instant "Suffocation" {
  cost = "{1}{U}", castable = is(you, permanents:just_damaged_by(spells:that_are "instant or sorcery":that_are "red")),
  text = [[
    Cast Suffocation only when you are dealt damage by a red instant or sorcery spell.
    Suffocation deals 4 damage to the controller of the last red instant or sorcery spell that dealt damage to you this turn. Draw a card at the beginning of the next turn's upkeep.
  ]],
  differs = { "affected" },
  deal(4, controller_of(last_source(spells:that_are "instant or sorcery":that_are "red":has_damaged(you)))),
  next_upkeep { draw(1) },
}
