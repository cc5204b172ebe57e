local both = { "fifth", "microprose" }

scenario("Soldier of Fortune has a player shuffle the library for {R}, its controller too", both, function(s)
  local it = s.bob:has("in play", "Soldier of Fortune")
  s.sue:library { "Gray Ogre", "Craw Wurm", "Serra Angel" }
  s.bob:lands("Mountain", 1)
  s.bob:activates(it, { target = s.sue })
  s:expect(it, { tapped = true })
  s:expect(s.sue, { library = 3 })
  s:expect(s.bob, { library = 20 })
  local other = s.bob:has("in play", "Soldier of Fortune")
  s:expect_illegal(function() s.bob:activates(other, { target = s.bob }) end, "{R}")
  s.bob:mana "{R}"
  s.bob:activates(other, { target = s.bob })
  s:expect(other, { tapped = true })
end)

scenario("R-SICK-1 Soldier of Fortune is of no use in the turn that it comes", both, function(s)
  local it = s.bob:has("in play", "Soldier of Fortune", { sick = true })
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:activates(it, { target = s.sue }) end, "R-SICK-1")
end)

scenario("R-ZONE-8 what was known of a library is unknown again when Soldier of Fortune has had it shuffled", both, function(s)
  local it = s.bob:has("in play", "Soldier of Fortune")
  local spy = s.bob:has("in play", "Orcish Spy")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(it, { power = 1, toughness = 1 })
  s.sue:library { "Gray Ogre" }
  local top = s.sue:has("library", "Craw Wurm")
  s.bob:lands("Mountain", 1)
  s.bob:activates(spy, { target = s.sue })
  s:expect_view(s.bob, { sees = { top } })
  s:expect_illegal(function() s.bob:activates(it, { target = bears }) end, "R-TARGET-1")
  s.bob:activates(it, { target = s.sue })
  s:expect_view(s.bob, { does_not_see = { top } })
end)
