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

scenario("R-MANA-9 R-DP-7 a land that stings pays for the prevention of other damage", { "fifth", "microprose" }, function(s)
  s:card [[ return land "Stinging Waste" { activated { cost = "{T}", add_mana "{W}", deal(1, you) } } ]]
  s:card [[ return enchantment "Test Circle" { cost = "{1}", activated { cost = "{1}", target = packet, prevent(target) } } ]]
  local waste, circle = s.sue:has("in play", "Stinging Waste"), s.sue:has("in play", "Test Circle")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:to("damage prevention")
  s.sue:taps_for_mana(waste)
  s:expect(s, { step = "damage prevention" })
  s.sue:activates(circle, { target = { from = bolt, to = s.sue } })
  s:to("main")
  s:expect(s.sue, { life = 19, mana = "" })
end)
