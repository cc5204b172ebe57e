return summon "Warrior" "Dakkon Blackblade" {
  cost = "{2}{W}{U}{U}{B}", power = count(lands:controlled_by(you)), toughness = count(lands:controlled_by(you)), legend = true,
  text = [[Dakkon Blackblade's power and toughness are each equal to the number of lands you control.]],
  differs = { "types" },
}
