local both = { "fifth", "microprose" }

scenario("Fyndhorn Brownie taps for {2}{G} to untap a creature", both, function(s)
  local brownie = s.bob:has("in play", "Fyndhorn Brownie")
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:lands("Forest", 3)
  s:expect(brownie, { power = 1, toughness = 1 })
  s.bob:activates(brownie, { target = ogre })
  s:expect(ogre, { tapped = false })
  s:expect(brownie, { tapped = true })
end)

scenario("Fyndhorn Brownie untaps no artifact, and nothing on the turn it comes or without {G}", both, function(s)
  local brownie = s.bob:has("in play", "Fyndhorn Brownie")
  local sick = s.bob:has("in play", "Fyndhorn Brownie", { sick = true })
  local ring = s.bob:has("in play", "Sol Ring", { tapped = true })
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:activates(brownie, { target = ogre }) end, "{G}")
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(sick, { target = ogre }) end, "R-SICK-1")
  s:expect_illegal(function() s.bob:activates(brownie, { target = ring }) end, "R-TARGET-1")
end)
