-- A land that gives coloured or colourless mana gives what is named.
local both = { "fifth", "microprose" }

scenario("R-MANA-1 of two abilities the one for colourless mana", both, function(s)
  local land = s.bob:has("in play", "Adarkar Wastes")
  s.bob:taps_for_mana(land, "colourless")
  s:expect(s.bob, { mana = "{1}", life = 20 })
end)

scenario("R-MANA-1 of the ways of one ability the one for colourless mana", both, function(s)
  s:card [[ return land "Test Spring" {
    activated { cost = "{T}", choose_one { mode { add_mana "{W}" }, mode { add_mana "{1}" } } } } ]]
  local land = s.bob:has("in play", "Test Spring")
  s.bob:taps_for_mana(land, "colourless")
  s:expect(s.bob, { mana = "{1}" })
end)

scenario("R-MANA-1 of any type that the lands of the other could give", both, function(s)
  s.sue:has("in play", "Mishra's Factory")
  s.sue:has("in play", "Forest")
  s:card [[ return artifact "Test Stone" { cost = "{2}",
    activated { cost = "{T}", add_mana_of_a_type_of(1, lands:controlled_by(opponent)) } } ]]
  local stone = s.bob:has("in play", "Test Stone")
  s.bob:taps_for_mana(stone, "colourless")
  s:expect(s.bob, { mana = "{1}" })
end)
