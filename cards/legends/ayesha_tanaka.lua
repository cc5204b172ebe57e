return summon "Artificer" "Ayesha Tanaka" {
  cost = "{W}{W}{U}{U}", power = 2, toughness = 2, legend = true,
  text = [[
    Banding
    {T}: Counter target artifact effect unless its controller pays {W}.
  ]],
  banding,
  activated {
    cost = "{T}",
    target = effect:that_are "artifact",
    unless { by = controller_of(target), pay = "{W}", counter(target) },
  },
}
