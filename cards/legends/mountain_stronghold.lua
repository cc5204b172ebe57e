return land "Mountain Stronghold" {
  text = [[All legendary red creatures you control gain bands with other legendary creatures.]],
  continuous {
    affects = creatures:that_are "legend":that_are "red":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
