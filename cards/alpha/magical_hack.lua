return interrupt "Magical Hack" {
  cost = "{U}",
  text = [[
    When you play Magical Hack, choose two basic land types.
    Replace every instance of the first in the text of target spell or permanent with the second.
  ]],
  differs = { "types" },
  target = spell_or_permanent,
  when_played { choose "land word" },
  for_good(target, { land_word = chosen }),
}
