return summon "Merfolk Wizard" "Vodalian Mage" {
  cost = "{2}{U}", power = 1, toughness = 1,
  text = [[{U}, {T}: Counter target spell unless its controller pays {1}.]],
  activated {
    cost = "{U}, {T}",
    target = spell,
    unless { by = controller_of(target), pay = "{1}", counter(target) },
  },
}
