return summon "Priest" "Clergy of the Holy Nimbus" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[If Clergy of the Holy Nimbus would be destroyed, regenerate it unless your opponent pays {1}.]],
  differs = { "types", "effect" },
  regenerates_itself { unless = "{1}", by = opponent },
}
