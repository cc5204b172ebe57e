return enchant_creature "False Demise" {
  cost = "{2}{U}",
  text = [[Whenever enchanted creature is put into a graveyard from play, put it into play.]],
  put_into_graveyard { what = enchanted, return_to_play(it) },
}
