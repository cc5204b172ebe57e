return summon "Elf" "Elvish Hunter" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[{1}{G}, {T}: Target creature does not untap during its controller's next untap phase.]],
  differs = { "types" },
  activated {
    cost = "{1}{G}, {T}",
    target = creature,
    through_next_untap(does_not_untap { affects = target }),
  },
}
