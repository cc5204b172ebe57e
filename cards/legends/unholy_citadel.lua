return land "Unholy Citadel" {
  text = [[All legendary black creatures you control gain bands with other legendary creatures.]],
  continuous {
    affects = creatures:that_are "legend":that_are "black":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
