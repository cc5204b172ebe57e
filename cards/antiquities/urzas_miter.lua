return artifact "Urza's Miter" {
  cost = "{3}",
  text = [[{3}: Draw a card. Use this ability only when an artifact you control is put into a graveyard from play, if it was not sacrificed.]],
  differs = { "effect" },
  put_into_graveyard {
    what = artifacts:controlled_by(you),
    unsacrificed = true,
    cost = "{3}",
    draw(1),
  },
}
