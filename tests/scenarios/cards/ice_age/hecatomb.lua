local both = { "fifth", "microprose" }

local function cast(s, creatures)
  local made = {}
  for i = 1, creatures do made[i] = s.bob:has("in play", "Grizzly Bears") end
  s.bob:has("hand", "Hecatomb")
  s.bob:mana "{1}{B}{B}"
  return made
end

scenario("Hecatomb takes four creatures as it comes into play, and stays", both, function(s)
  cast(s, 4)
  local theirs = s.sue:has("in play", "Gray Ogre")
  s.bob:will("pay", true)
  local it = s.bob:casts("Hecatomb")
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { graveyard = { ["Grizzly Bears"] = 4 } })
  s:expect(theirs, { zone = "in play" })
end)

scenario("Hecatomb taps a Swamp for one damage, summoning-sick Swamps too, any number of times", both, function(s)
  local it = s.bob:has("in play", "Hecatomb")
  local first = s.bob:has("in play", "Swamp")
  local second = s.bob:has("in play", "Swamp", { sick = true })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("choose", first)
  s.bob:activates(it, { on = s.sue })
  s:expect(first, { tapped = true })
  s.bob:activates(it, { on = bears })
  s:expect(second, { tapped = true })
  s:expect(s.sue, { life = 19 })
  s:expect(bears, { damage = 1, zone = "in play" })
  s:expect_illegal(function() s.bob:activates(it, { on = s.sue }) end, "not enough to tap")
end)

scenario("R-COST-3 Hecatomb taps no other land, and no Swamp of the opponent's", both, function(s)
  local it = s.bob:has("in play", "Hecatomb")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Swamp", 1)
  s.bob:has("in play", "Swamp", { tapped = true })
  s:expect_illegal(function() s.bob:activates(it, { on = s.sue }) end, "not enough to tap")
  local snow = s.bob:has("in play", "Snow-Covered Swamp")
  s.bob:activates(it, { on = s.sue })
  s:expect(snow, { tapped = true })
  s:expect(s.sue, { life = 19 })
end)

scenario("Hecatomb, ruling 2004-10-04: with three creatures none is sacrificed, and Hecatomb is buried", both, function(s)
  local made = cast(s, 3)
  local it = s.bob:casts("Hecatomb")
  s:expect(it, { zone = "graveyard" })
  for i = 1, 3 do s:expect(made[i], { zone = "in play" }) end
end)

scenario("Hecatomb, ruling 2004-10-04: nothing is sacrificed for one that is countered", both, function(s)
  local made = cast(s, 4)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local it = s.bob:casts("Hecatomb", { held = true })
  s.sue:interrupts(it, "Counterspell")
  s:expect(it, { zone = "graveyard" })
  for i = 1, 4 do s:expect(made[i], { zone = "in play" }) end
end)

scenario("Hecatomb, ruling 2004-10-04: its controller may keep the creatures and lose it", both, function(s)
  local made = cast(s, 4)
  s.bob:will("pay", false)
  local it = s.bob:casts("Hecatomb")
  s:expect(it, { zone = "graveyard" })
  for i = 1, 4 do s:expect(made[i], { zone = "in play" }) end
end)

scenario("Hecatomb that Magical Hack has turned taps lands of the other type", both, function(s)
  local it = s.bob:has("in play", "Hecatomb")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = it, choosing = { "swamp", "island" } })
  s.bob:lands("Island", 1)
  s.bob:activates(it, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)
