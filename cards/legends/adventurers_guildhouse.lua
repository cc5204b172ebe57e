return land "Adventurers' Guildhouse" {
  text = [[All legendary green creatures you control gain bands with other legendary creatures.]],
  continuous {
    affects = creatures:that_are "legend":that_are "green":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
