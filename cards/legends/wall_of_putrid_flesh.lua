return summon "Wall" "Wall of Putrid Flesh" {
  cost = "{2}{B}", power = 2, toughness = 4,
  text = [[
    Protection from white
    Damage dealt to Wall of Putrid Flesh by enchanted creatures is reduced to 0.
  ]],
  protection { from = "white" },
  reduces_damage { from = creatures:enchanted_by(permanents) },
}
