local both = { "fifth", "microprose" }

scenario("Celestial Sword gives a creature of its controller +3/+3, and buries it at end of turn", both, function(s)
  local sword = s.bob:has("in play", "Celestial Sword")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  local theirs = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Swamp", 4)
  s:expect_illegal(function() s.bob:activates(sword, { target = theirs }) end, "R-TARGET-1")
  s.bob:activates(sword, { target = skeletons })
  s:expect(skeletons, { power = 4, toughness = 4 })
  s:expect(sword, { tapped = true })
  s:to("discard")
  s:expect(skeletons, { zone = "in play" })
  s:next_turn()
  -- Buried: it does not regenerate, though there is a Swamp for it.
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(sword, { zone = "in play" })
end)

scenario("Celestial Sword in the opponent's turn buries at the end of that turn", both, function(s)
  local sword = s.bob:has("in play", "Celestial Sword")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Swamp", 3)
  s:next_turn()
  s.sue:attacks { wurm }
  s.bob:blocks { [bears] = wurm }
  s.bob:activates(sword, { target = bears })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)
