return summon "Artificer" "Ayesha Tanaka" {
  cost = "{W}{W}{U}{U}", power = 2, toughness = 2, legend = true,
  text = [[
    Banding
    {T}: Counter target artifact effect unless its controller pays {W}. Play this ability as an interrupt.
  ]],
  differs = { "types", "timing" },
  banding,
  activated {
    cost = "{T}",
    speed = "interrupt",
    target = effect:that_are "artifact",
    unless { by = controller_of(target), pay = "{W}", counter(target) },
  },
}
