-- Lands that have an ability that gives mana, and those that have none.
local both = { "fifth", "microprose" }

local field = [[ return land "Test Field" { activated { cost = "{T}", gain_life(1) } } ]]
local spring = [[ return land "Test Spring" { activated { cost = "{T}, {1}", add_mana("{G}{G}") } } ]]

scenario("R-MANA-9 what gives mana is a basic land, or has an ability for it", both, function(s)
  s:card(field)
  s:card(spring)
  s:card [[ return sorcery "Test Drought" { cost = "{0}", tap(lands:giving_mana():controlled_by(opponent)) } ]]
  s.bob:has("hand", "Test Drought")
  local own = s.bob:has("in play", "Forest")
  local forest, barren = s.sue:has("in play", "Forest"), s.sue:has("in play", "Test Field")
  local spring = s.sue:has("in play", "Test Spring")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:casts("Test Drought")
  s:expect(forest, { tapped = true })
  s:expect(spring, { tapped = true })
  s:expect(barren, { tapped = false })
  s:expect(elves, { tapped = false })
  s:expect(own, { tapped = false })
end)

scenario("R-LAND-5 a land that has become a basic one gives mana, and only as that", both, function(s)
  s:card(field)
  s:card(spring)
  s:card [[ return enchant_land "Test Terrain" { cost = "{U}", continuous { affects = enchanted, becomes_land = "swamp" } } ]]
  s:card [[ return enchant_land "Test Blight" { cost = "{B}", continuous { affects = enchanted, loses_abilities = true } } ]]
  s:card [[ return sorcery "Test Ruin" { cost = "{0}", target = land:giving_mana(), destroy(target) } ]]
  s.bob:has("hand", "Test Ruin", { count = 2 })
  local turned, barren = s.sue:has("in play", "Test Field"), s.sue:has("in play", "Test Field")
  local dry = s.sue:has("in play", "Test Spring")
  s.sue:has("in play", "Test Terrain", { on = turned })
  s.sue:has("in play", "Test Blight", { on = dry })
  s:expect_illegal(function() s.bob:casts("Test Ruin", { target = barren }) end, "lacks an ability that gives mana")
  s:expect_illegal(function() s.bob:casts("Test Ruin", { target = dry }) end, "lacks an ability that gives mana")
  s.bob:casts("Test Ruin", { target = turned })
  s:expect(turned, { zone = "graveyard" })
end)

local sink = [[ return interrupt "Test Sink" { cost = "{X}{U}", target = spell,
  unless { by = controller_of(target), pay = { "{1}", times = x }, counter(target),
    tap(lands:controlled_by(controller_of(target)):giving_mana()), empty_pool(controller_of(target)) } } ]]

for _, paid in ipairs { true, false } do
  scenario("R-MANA-1 lands are tapped and mana is lost with what is not paid for" .. (paid and ": it is paid for" or ""), both,
    function(s)
      s:card(sink)
      s:card(field)
      local bears = s.bob:has("hand", "Grizzly Bears")
      s.bob:lands("Forest", 4)
      local barren = s.bob:has("in play", "Test Field")
      s.bob:mana "{R}"
      s.sue:has("hand", "Test Sink")
      local islands = s.sue:has("in play", "Island", { count = 4 })
      local play = s.bob:casts(bears, { held = true })
      if not paid then s.bob:will("pay", false) else s.bob:will("pay", true) end
      s.sue:interrupts(play, "Test Sink", { target = play, x = 2 })
      if paid then s:resolve() end
      s:expect(bears, { zone = paid and "in play" or "graveyard" })
      s:expect(s.bob, { mana = "" })
      s:expect(barren, { tapped = false })
      s:expect(islands[4], { tapped = false })
    end)
end
