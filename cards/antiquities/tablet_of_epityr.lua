return artifact "Tablet of Epityr" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when an artifact you control is put into a graveyard from play.]],
  differs = { "effect" },
  put_into_graveyard { what = artifacts:controlled_by(you), cost = "{1}", gain_life(1) },
}
