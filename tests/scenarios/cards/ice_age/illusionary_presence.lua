local both = { "fifth", "microprose" }

local function upkeep(s, choice)
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  if choice then s.bob:will("choose", choice) end
  s:turn_of(s.bob)
end

scenario("Illusionary Presence gains a landwalk of its controller's choice each own upkeep, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Illusionary Presence")
  s.bob:lands("Island", 3)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  upkeep(s, "swamp")
  s:expect(it, { power = 2, toughness = 2 })
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 18 })
  upkeep(s, "mountain")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-CUM-1 Illusionary Presence costs {U}, then {U}{U}, and is lost with nothing chosen when not paid for", both, function(s)
  local it = s.bob:has("in play", "Illusionary Presence")
  local lands = s.bob:has("in play", "Island", { count = 2 })
  upkeep(s, "swamp")
  s:expect(lands[2], { tapped = false })
  upkeep(s, "swamp")
  s:expect(lands[2], { tapped = true })
  s:turn_of(s.sue)
  s.bob:will("order", it)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)

scenario("Illusionary Presence, ruling 2008-10-01: paying is optional, whole or not at all", both, function(s)
  local it = s.bob:has("in play", "Illusionary Presence")
  local island = s.bob:has("in play", "Island", { count = 2 })
  upkeep(s, "swamp")
  s:turn_of(s.sue)
  s.bob:will("order", it)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
  s:expect(island[1], { tapped = false })
  s:expect(island[2], { tapped = false })
end)
