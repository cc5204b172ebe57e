return artifact_creature "Construct" "Su-Chi" {
  cost = "{4}", power = 4, toughness = 4,
  text = [[When Su-Chi is put into a graveyard from play, add {C}{C}{C}{C} to your mana pool.]],
  put_into_graveyard { what = self, add_mana("{C}{C}{C}{C}") },
}
