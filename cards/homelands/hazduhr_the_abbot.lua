return summon "Cleric" "Hazduhr the Abbot" {
  cost = "{3}{W}{W}", power = 2, toughness = 5, legend = true,
  text = [[{X}, {T}: Up to X damage to any white creature you control is dealt to Hazduhr the Abbot instead.]],
  differs = { "types" },
  activated {
    cost = "{X}, {T}",
    target = packet:to(creatures:that_are "white":controlled_by(you)),
    redirect(target, self, x),
  },
}
