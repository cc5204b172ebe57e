return land "Adventurers' Guildhouse" {
  text = [[All green legends you control have bands with other legends.]],
  continuous {
    affects = creatures:that_are "legend":that_are "green":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
