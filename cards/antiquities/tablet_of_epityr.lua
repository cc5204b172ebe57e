return artifact "Tablet of Epityr" {
  cost = "{1}",
  text = [[Whenever an artifact you control is put into a graveyard from play, you may pay {1}. If you do, gain 1 life.]],
  put_into_graveyard { what = artifacts:controlled_by(you), may { pay = "{1}", gain_life(1) } },
}
