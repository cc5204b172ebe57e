local both = { "fifth", "microprose" }

scenario("Aesthir Glider flies for 2, and a creature without flying does not block it", both, function(s)
  local it = s.bob:has("in play", "Aesthir Glider")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(it, { power = 2, toughness = 1, types = { "artifact", "creature" }, colours = {} })
end)

scenario("Aesthir Glider blocks nothing, whether it flies or walks", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local it = s.sue:has("in play", "Aesthir Glider")
  s.bob:attacks { bears, sprites }
  s:expect_illegal(function() s.sue:blocks { [it] = bears } end, "Aesthir Glider")
  s:expect_illegal(function() s.sue:blocks { [it] = sprites } end, "Aesthir Glider")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Aesthir Glider is cast for {3} of any kind", both, function(s)
  s.bob:has("hand", "Aesthir Glider")
  s.bob:mana "{C}{C}"
  s:expect_illegal(function() s.bob:casts("Aesthir Glider") end, "R-COST-1")
  s.bob:mana "{C}{C}{C}"
  s:expect(s.bob:casts("Aesthir Glider"), { zone = "in play" })
end)
