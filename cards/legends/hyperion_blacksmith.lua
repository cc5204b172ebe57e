return summon "Smith" "Hyperion Blacksmith" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{T}: Tap or untap target artifact your opponent controls.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    choose_one {
      mode { target = artifact:controlled_by(opponent), tap(target) },
      mode { target = artifact:controlled_by(opponent), untap(target) },
    },
  },
}
