local both = { "fifth", "microprose" }

scenario("Air Elemental is a 4/4 flier for {3}{U}{U}", both, function(s)
  s.bob:has("hand", "Air Elemental")
  s.bob:mana "{C}{C}{C}{C}{U}"
  s:expect_illegal(function() s.bob:casts("Air Elemental") end, "R-COST-1")
  s.bob:mana "{C}{C}{C}{U}{U}"
  s:expect(s.bob:casts("Air Elemental"), { power = 4, toughness = 4, has = { "flying" }, colours = { "blue" } })
end)

scenario("R-FLY-1 Air Elemental is not blocked by a creature on the ground, and deals 4 damage", both, function(s)
  local it = s.bob:has("in play", "Air Elemental")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)
