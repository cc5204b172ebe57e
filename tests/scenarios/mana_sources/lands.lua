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

local function stinging_elves(s)
  s:card [[ return summon "Elf" "Stinging Elves" {
    cost = "{G}", power = 1, toughness = 1, activated { cost = "{T}", add_mana "{B}", deal(1, you) },
  } ]]
  return s.bob:has("in play", "Stinging Elves")
end

scenario("R-MANA-9 whatever else it does, what makes mana is a mana source", { "microprose" }, function(s)
  local elves = stinging_elves(s)
  local spark = s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts(spark, { target = s.bob, held = true })
  -- Nobody may answer it: it is there at once.
  s.bob:taps_for_mana(elves)
  s:expect(s.bob, { life = 19, mana = "{B}" })
  s:resolve()
  s:expect(s.bob, { life = 16 })
end)

scenario("R-MANA-9 what else than a land makes mana is an instant unless it says otherwise", { "fifth" }, function(s)
  local elves = stinging_elves(s)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(elves, { held = true })
  -- It can be answered, and the mana is not there yet.
  s:expect(s.bob, { life = 20, mana = "" })
  s.sue:casts("Lightning Bolt", { target = elves })
  s:resolve()
  s:expect(s.bob, { life = 19, mana = "{B}" })
end)
