return land "Seafarer's Quay" {
  text = [[All blue legends you control have bands with other legends.]],
  continuous {
    affects = creatures:that_are "legend":that_are "blue":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
