return interrupt "Deflection" {
  cost = "{3}{U}",
  text = [[Change the target of target spell with a single target.]],
  differs = { "types" },
  target = spell:with_one_target(),
  retarget(target),
}
