return summon "Aladdin" "Aladdin" {
  cost = "{2}{R}{R}", power = 1, toughness = 1,
  text = [[{1}{R}{R}, {T}: Gain control of target artifact as long as you control Aladdin.]],
  differs = { "types" },
  activated { cost = "{1}{R}{R}, {T}", target = artifact, while_yours(target, { controller = you }) },
}
