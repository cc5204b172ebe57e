return summon "Bureaucrat" "Aysen Bureaucrats" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[{T}: Tap target creature with power 2 or less.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:power(2, "at most"), tap(target) },
}
