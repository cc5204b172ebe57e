return summon "Rogue" "Joven" {
  cost = "{3}{R}{R}", power = 3, toughness = 3, legend = true,
  text = [[{R}{R}{R}, {T}: Destroy target noncreature artifact.]],
  differs = { "types" },
  activated { cost = "{R}{R}{R}, {T}", target = artifact:not_ "creature", destroy(target) },
}
