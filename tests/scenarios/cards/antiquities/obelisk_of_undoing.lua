local both = { "fifth", "microprose" }

scenario("Obelisk of Undoing returns a permanent of its controller to the hand, itself if need be", both, function(s)
  local obelisk = s.bob:has("in play", "Obelisk of Undoing")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:lands("Forest", 6)
  s.bob:activates(obelisk, { target = angel })
  s:expect(angel, { zone = "hand" })
  s:expect(obelisk, { tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:activates(obelisk, { target = obelisk })
  s:expect(obelisk, { zone = "hand" })
end)

scenario("Obelisk of Undoing takes nothing that another player owns or controls", both, function(s)
  local obelisk = s.bob:has("in play", "Obelisk of Undoing")
  s.bob:lands("Forest", 6)
  local stolen = s.sue:has("in play", "Serra Angel", { controller = s.bob })
  local lost = s.bob:has("in play", "Gray Ogre", { controller = s.sue })
  local theirs = s.sue:has("in play", "Grizzly Bears")
  for _, it in ipairs { stolen, lost, theirs } do
    s:expect_illegal(function() s.bob:activates(obelisk, { target = it }) end, "R-TARGET-1")
  end
end)
