return artifact "Urza's Miter" {
  cost = "{3}",
  text = [[Whenever an artifact you control is put into a graveyard from play, if it was not sacrificed, you may pay {3}. If you do, draw a card.]],
  put_into_graveyard {
    what = artifacts:controlled_by(you),
    unsacrificed = true,
    may { pay = "{3}", draw(1) },
  },
}
