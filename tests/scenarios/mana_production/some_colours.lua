local both = { "fifth", "microprose" }

-- Mana of colours that are named, and of those that others could give.

scenario("R-MANA-1 mana in any combination is named one by one, of those colours alone", both, function(s)
  local lumberjack = s.bob:makes("Test Lumberjack", {
    power = 1, toughness = 1,
    text = "{T}: Add three mana in any combination of {R} and/or {G}. Play this ability as a mana source.",
  })
  s.bob:will("mana", "red")
  s.bob:will("mana", "green")
  s.bob:will("mana", "red")
  s.bob:taps_for_mana(lumberjack)
  s:expect(s.bob, { mana = "{R}{R}{G}" })
end)

scenario("R-MANA-1 a colour that a land of the opponent could give, tapped or not", both, function(s)
  local stone = s.bob:makes("Test Stone", {
    types = "artifact", text = "{T}: Add one mana of any color that a land an opponent controls could produce. Play this ability as a mana source.",
  })
  s.bob:has("in play", "Mountain", { tapped = true })
  s.sue:has("in play", "Island", { tapped = true })
  s.bob:has("hand", "Twiddle")
  local lands = s.sue:has("in play", "Forest")
  s.bob:casts("Twiddle", { on = lands, mode = "tap" })
  s:expect(stone, { tapped = true })
  s:expect(lands, { tapped = true })
end)

scenario("R-MANA-1 it gives no colour of one's own lands, and nothing where there is no such land", both, function(s)
  local stone = s.bob:makes("Test Stone", {
    types = "artifact", text = "{T}: Add one mana of any color that a land an opponent controls could produce. Play this ability as a mana source.",
  })
  s.bob:has("in play", "Mountain", { tapped = true })
  s.bob:has("hand", "Lightning Bolt")
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = s.sue }) end, "R-MANA")
  s.sue:has("in play", "Mountain")
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(stone, { tapped = true })
end)

scenario("R-MPROD-1 what a land gives instead is what it could give", both, function(s)
  s.bob:makes("Test Twist", {
    types = "enchantment",
    text = "If tapped for mana, Plains produce {R}, and Forests produce {B} instead of any other type.",
  })
  local stone = s.bob:makes("Test Stone", {
    types = "artifact", text = "{T}: Add one mana of any color that a land an opponent controls could produce. Play this ability as a mana source.",
  })
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local island = s.bob:has("in play", "Island")
  s.sue:has("in play", "Forest")
  s.bob:taps_for_mana(plains)
  s.bob:taps_for_mana(forest)
  s.bob:taps_for_mana(island)
  s.bob:taps_for_mana(stone)
  s:expect(s.bob, { mana = "{U}{B}{B}{R}" })
end)

scenario("R-MANA-1 what lands that fit could give is asked anew when other lands fit", both, function(s)
  s:card [[ return artifact "Test Stone" { cost = "{2}",
    activated { cost = "{T}", speed = "mana source",
      add_mana_of_any_colour_for { n = 1, like = lands:controlled_by(opponent):tapped() } } } ]]
  s:card [[ return instant "Blue Gain" { cost = "{U}", gain_life(3) } ]]
  s:card [[ return instant "Her Red" { cost = "{R}", gain_life(1) } ]]
  s:card [[ return instant "Her Blue" { cost = "{U}", gain_life(1) } ]]
  local stone = s.bob:has("in play", "Test Stone")
  s.sue:lands("Island", 1)
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Her Red")
  s.sue:has("hand", "Her Blue")
  s.bob:has("hand", "Blue Gain")
  s:turn_of(s.sue)
  s.sue:casts("Her Red", { held = true })
  s.sue:casts("Her Blue", { held = true })
  s.bob:casts("Blue Gain")
  s:resolve()
  s:expect(stone, { tapped = true })
  s:expect(s.bob, { life = 23 })
end)
