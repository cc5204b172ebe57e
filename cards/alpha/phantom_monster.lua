return summon "Phantasm" "Phantom Monster" {
  cost = "{3}{U}", power = 3, toughness = 3,
  text = [[Flying]],
  differs = { "types" },
  flying,
}
