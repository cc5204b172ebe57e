return summon "Mistfolk" "Mistfolk" {
  cost = "{U}{U}", power = 1, toughness = 2,
  text = [[{U}: Counter target spell that targets Mistfolk.]],
  differs = { "types" },
  activated { cost = "{U}", target = spell:targeting(self), counter(target) },
}
