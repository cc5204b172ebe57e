return summon "Demon" "Sol'kanar the Swamp King" {
  cost = "{2}{U}{B}{R}", power = 5, toughness = 5, legend = true,
  text = [[
    Swampwalk
    Whenever a player successfully casts a black spell, gain 1 life.
  ]],
  landwalk "swamp",
  successfully_cast { what = spells:that_are "black", gain_life(1) },
}
