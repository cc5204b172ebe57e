return summon "Drill Sergeant" "Kobold Drill Sergeant" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[All Kobolds you control get +0/+1 and have trample.]],
  differs = { "types", "affected" },
  continuous { affects = creatures:of_type "kobold":controlled_by(you), plus = "+0/+1", gains = trample },
}
