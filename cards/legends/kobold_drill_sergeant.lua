return summon "Kobold Soldier" "Kobold Drill Sergeant" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[All other Kobolds you control get +0/+1 and gain trample.]],
  continuous {
    affects = creatures:of_type "kobold":controlled_by(you):other(),
    plus = "+0/+1",
    gains = trample,
  },
}
