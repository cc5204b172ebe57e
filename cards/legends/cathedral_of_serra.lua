return land "Cathedral of Serra" {
  text = [[All legendary white creatures you control gain bands with other legendary creatures.]],
  continuous {
    affects = creatures:that_are "legend":that_are "white":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
