return summon "Merfolk" "Vodalian Mage" {
  cost = "{2}{U}", power = 1, toughness = 1,
  text = [[{U}, {T}: Counter target spell unless its controller pays {1}. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated {
    cost = "{U}, {T}",
    speed = "interrupt",
    target = spell,
    unless { by = controller_of(target), pay = "{1}", counter(target) },
  },
}
