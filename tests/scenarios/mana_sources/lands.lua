scenario("R-MANA-9 whatever else it does, an ability of a land that adds mana is a mana source", { "fifth", "microprose" },
  function(s)
    s:card [[ return land "Stinging Waste" {
      activated { cost = "{T}", add_mana "{R}", lose_life(1) },
    } ]]
    local waste = s.bob:has("in play", "Stinging Waste")
    local spark = s.sue:has("hand", "Lightning Bolt")
    s.sue:lands("Mountain", 1)
    s.sue:casts(spark, { target = s.bob, held = true })
    -- Nobody may answer it: it is there at once.
    s.bob:taps_for_mana(waste)
    s:expect(s.bob, { life = 19, mana = "{R}" })
    s:resolve()
    s:expect(s.bob, { life = 16, mana = "{R}" })
  end)
