return enchant_creature "Funeral March" {
  cost = "{1}{B}{B}",
  text = [[Whenever enchanted creature leaves play, its controller sacrifices a creature.]],
  leaves_play {
    what = enchanted,
    search(1, creatures:controlled_by(controller_of(it)), { sacrifice(found) }, controller_of(it)),
  },
}
