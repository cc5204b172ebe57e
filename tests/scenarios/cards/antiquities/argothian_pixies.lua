local both = { "fifth", "microprose" }

scenario("Argothian Pixies cannot be blocked by artifact creatures", both, function(s)
  local pixies = s.bob:has("in play", "Argothian Pixies")
  local statue = s.sue:has("in play", "Clay Statue")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(pixies, { power = 2, toughness = 1, colours = { "green" }, lacks = { "flying" } })
  s.bob:attacks { pixies }
  s:expect_illegal(function() s.sue:blocks { [statue] = pixies } end, "Argothian Pixies")
  s.sue:blocks { [bears] = pixies }
  s:to("end of attack")
  s:expect(pixies, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Argothian Pixies block an artifact creature unharmed, and take no damage from its ability", both, function(s)
  local pixies = s.bob:has("in play", "Argothian Pixies")
  local statue = s.sue:has("in play", "Clay Statue")
  local catapult = s.sue:has("in play", "Grapeshot Catapult")
  s.bob:has("in play", "Flight", { on = pixies })
  s:turn_of(s.sue)
  s.sue:attacks { statue }
  s.bob:blocks { [pixies] = statue }
  s:to("end of attack")
  s:expect(pixies, { zone = "in play", damage = 0 })
  s:expect(statue, { zone = "graveyard" })
  s.sue:activates(catapult, { target = pixies })
  s:expect(pixies, { zone = "in play", damage = 0 })
end)

scenario("an artifact that is no creature hurts Argothian Pixies", both, function(s)
  local pixies = s.bob:has("in play", "Argothian Pixies")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Forest", 3)
  s.sue:activates(rod, { target = pixies })
  s:expect(pixies, { zone = "graveyard" })
end)

scenario("Argothian Pixies take nothing from an artifact creature that is gone before its ability resolves", both, function(s)
  local triskelion = s.sue:has("in play", "Triskelion", { counters = { ["+1/+1"] = 3 } })
  local pixies = s.bob:has("in play", "Argothian Pixies")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.sue:activates(triskelion, { on = pixies, held = true })
  s.bob:casts("Disenchant", { on = triskelion })
  s:resolve()
  s:expect(triskelion, { zone = "graveyard" })
  s:expect(pixies, { zone = "in play", damage = 0 })
end)
