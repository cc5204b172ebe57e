scenario("with Goblin War Drums one creature alone blocks none of its controller's", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Goblin War Drums")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local one = s.sue:has("in play", "Grizzly Bears")
  local two = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [one] = ogre } end, "2 blockers at least")
  s.sue:blocks { [one] = ogre, [two] = ogre }
  s.bob:assigns { [ogre] = { [one] = 2 } }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(one, { zone = "graveyard" })
end)

scenario("Goblin War Drums do not beat for the other player", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Goblin War Drums")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
end)
