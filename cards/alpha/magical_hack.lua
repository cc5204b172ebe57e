return interrupt "Magical Hack" {
  cost = "{U}",
  text = [[Change the text of target spell or permanent by replacing all instances of one basic land type with another.]],
  differs = { "types" },
  target = spell_or_permanent,
  when_played { choose "land word" },
  for_good(target, { land_word = chosen }),
}
