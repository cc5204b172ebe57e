return summon "Wall" "Wall of Pine Needles" {
  cost = "{3}{G}", power = 3, toughness = 3,
  text = [[{G}: Regenerate Wall of Pine Needles.]],
  differs = { "types" },
  regeneration("{G}"),
}
