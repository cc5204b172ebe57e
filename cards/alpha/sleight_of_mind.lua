return interrupt "Sleight of Mind" {
  cost = "{U}",
  text = [[Change the text of target spell or permanent by replacing all instances of one color word with another.]],
  differs = { "types" },
  target = spell_or_permanent,
  when_played { choose "colour word" },
  for_good(target, { colour_word = chosen }),
}
