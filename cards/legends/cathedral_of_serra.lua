return land "Cathedral of Serra" {
  text = [[All white legends you control have bands with other legends.]],
  continuous {
    affects = creatures:that_are "legend":that_are "white":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
