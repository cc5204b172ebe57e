return instant "Touch of Vitae" {
  cost = "{2}{G}",
  text = [[Target creature is unaffected by summoning sickness and gains "{0}: Untap this card. Use this ability only once." until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  until_end_of_turn(target, { gains = { haste, activated { cost = "{0}", only_if = compare(uses_ever, "at most", 0), untap(self) } } }),
  next_upkeep { draw(1) },
}
