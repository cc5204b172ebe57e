return land "Seafarer's Quay" {
  text = [[All legendary blue creatures you control gain bands with other legendary creatures.]],
  continuous {
    affects = creatures:that_are "legend":that_are "blue":controlled_by(you),
    gains = bands_with_other { from = creatures:that_are "legend" },
  },
}
