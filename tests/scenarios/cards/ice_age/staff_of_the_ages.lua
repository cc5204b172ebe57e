local both = { "fifth", "microprose" }

scenario("With Staff of the Ages a creature with landwalk is blocked, whoever controls the Staff", both, function(s)
  s.bob:has("in play", "Staff of the Ages")
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:lands("Swamp", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wraith }
  s.sue:blocks { [ogre] = wraith }
  s:expect(ogre, { blocking = wraith })
end)

scenario("Staff of the Ages helps against every landwalk", both, function(s)
  s.sue:has("in play", "Staff of the Ages")
  s.sue:lands("Island", 1)
  s.sue:lands("Forest", 1)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local lord = s.bob:makes("Test Pearl Merfolk", { power = 1, toughness = 1, abilities = { "islandwalk" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { dryads, lord }
  s.sue:blocks { [ogre] = dryads, [bears] = lord }
  s:to("end of attack")
  s:expect(dryads, { zone = "graveyard" })
  s:expect(lord, { zone = "graveyard" })
end)

scenario("R-ART-1 a tapped Staff of the Ages helps nobody (R-LW-1)", both, function(s)
  s.sue:has("in play", "Staff of the Ages", { tapped = true })
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:lands("Swamp", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wraith }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wraith } end, "R-LW-1")
end)

scenario("Staff of the Ages helps against no other evasion (R-FLY-1)", both, function(s)
  s.sue:has("in play", "Staff of the Ages")
  local erne = s.bob:has("in play", "Silver Erne")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { erne }
  s:expect_illegal(function() s.sue:blocks { [ogre] = erne } end, "R-FLY-1")
end)

scenario("Staff of the Ages helps against the walks of snow-covered lands, legends and deserts too", both, function(s)
  s.sue:has("in play", "Staff of the Ages")
  s.sue:lands("Snow-Covered Swamp", 1)
  s.sue:has("in play", "Karakas")
  s.sue:has("in play", "Desert")
  local legions = s.bob:has("in play", "Legions of Lim-Dûl")
  local livonya = s.bob:has("in play", "Livonya Silone")
  local nomads = s.bob:has("in play", "Desert Nomads")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 3 })
  s.bob:attacks { legions, livonya, nomads }
  s.sue:blocks { [walls[1]] = legions, [walls[2]] = livonya, [walls[3]] = nomads }
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Staff of the Ages has whatever landwalk blocked as if it were none", both, function(s)
  s:card [[return artifact "Staff of the Ages" {
    cost = "{3}",
    blocked_as_without { keyword = "landwalk", affects = creatures:with "landwalk" },
  }]]
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:lands("Swamp", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wraith }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wraith } end, "Bog Wraith")
  s.sue:blocks {}
  s:next_turn()
  s:next_turn()
  s.sue:has("in play", "Staff of the Ages")
  s.bob:attacks { wraith }
  s.sue:blocks { [second] = wraith }
  s:expect(second, { blocking = wraith })
end)
