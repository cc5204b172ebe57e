return summon "Avatar" "Daughter of Autumn" {
  cost = "{2}{G}{G}", power = 2, toughness = 4, legend = true,
  text = [[{W}: Up to 1 damage to any white creature is dealt to Daughter of Autumn instead.]],
  activated { cost = "{W}", target = packet:to(creatures:that_are "white"), redirect(target, self, 1) },
}
