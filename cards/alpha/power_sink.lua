return interrupt "Power Sink" {
  cost = "{X}{U}",
  text = [[Counter target spell unless its controller pays {X}. If that player does not, tap all lands its controller controls with mana abilities and empty its controller's mana pool.]],
  differs = { "types" },
  target = spell,
  unless {
    by = controller_of(target),
    pay = { "{1}", times = x },
    counter(target),
    tap(lands:controlled_by(controller_of(target)):giving_mana()),
    empty_pool(controller_of(target)),
  },
}
