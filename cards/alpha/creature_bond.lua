return enchant_creature "Creature Bond" {
  cost = "{1}{U}",
  text = [[When enchanted creature is put into a graveyard, Creature Bond deals damage equal to that creature's toughness to that creature's controller.]],
  put_into_graveyard { what = enchanted, deal(toughness_of(it), controller_of(it)) },
}
