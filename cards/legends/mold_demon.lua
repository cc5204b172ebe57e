return summon "Mold Demon" "Mold Demon" {
  cost = "{5}{B}{B}", power = 6, toughness = 6,
  text = [[When Mold Demon comes into play, bury it unless you sacrifice two swamps.]],
  differs = { "types" },
  comes_into_play { what = self, unless { pay = sacrifice(lands:of_type "swamp", 2), bury(self) } },
}
