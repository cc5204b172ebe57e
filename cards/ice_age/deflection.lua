return interrupt "Deflection" {
  cost = "{3}{U}",
  text = [[Change the target of target spell with a single target.]],
  target = spell:with_one_target(),
  retarget(target),
}
