local both = { "fifth", "microprose" }

scenario("Elvish Bard is blocked by all creatures able to", both, function(s)
  local bard = s.bob:has("in play", "Elvish Bard")
  local other = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Hill Giant")
  local tapped = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:attacks { bard, other }
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [ogre] = bard, [giant] = other } end, "R-CBT-6")
  s.sue:blocks { [ogre] = bard, [giant] = bard }
  s.bob:assigns { [bard] = { [ogre] = 2 } }
  s:to("end of attack")
  s:expect(bard, { zone = "graveyard" })           -- 2 + 3 damage to a 2/4
  s:expect(ogre, { zone = "graveyard" })
  s:expect(tapped, { blocking = false })
  s:expect(s.sue, { life = 18 })
end)

scenario("Elvish Bard: of two of them a creature that can block one blocks either", both, function(s)
  local one = s.bob:has("in play", "Elvish Bard")
  local two = s.bob:has("in play", "Elvish Bard")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { one, two }
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s.sue:blocks { [ogre] = two }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
