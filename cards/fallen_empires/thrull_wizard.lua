return summon "Thrull" "Thrull Wizard" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[{1}{B}: Counter target black spell unless its controller pays {B} or {3}. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated {
    cost = "{1}{B}",
    speed = "interrupt",
    target = spell:that_are "black",
    unless {
      by = controller_of(target),
      pay = "{B}",
      unless { by = controller_of(target), pay = "{3}", counter(target) },
    },
  },
}
