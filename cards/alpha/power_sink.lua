return interrupt "Power Sink" {
  cost = "{X}{U}",
  text = [[Counter target spell unless its controller pays {X}. That player must pay it from their mana pool and all lands if able. If that player does not, its controller draws all mana from all lands its controller controls, then empty its controller's mana pool.]],
  differs = { "types", "effect" },
  target = spell,
  unless {
    by = controller_of(target),
    pay = { "{1}", times = x },
    compelled_from = lands,
    counter(target),
    draw_all_mana(controller_of(target), lands:controlled_by(controller_of(target))),
    empty_pool(controller_of(target)),
  },
}
