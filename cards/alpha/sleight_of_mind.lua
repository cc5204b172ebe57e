return interrupt "Sleight of Mind" {
  cost = "{U}",
  text = [[
    When you play Sleight of Mind, choose two colour words.
    Replace every instance of the first in the text of target spell or permanent with the second.
  ]],
  differs = { "types" },
  target = spell_or_permanent,
  when_played { choose "colour word" },
  for_good(target, { colour_word = chosen }),
}
