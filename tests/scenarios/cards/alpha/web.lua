local both = { "fifth", "microprose" }

scenario("Web gives a creature +0/+2 and lets it block creatures with flying", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Web")
  local flier = s.bob:has("in play", "Phantom Monster")
  s:turn_of(s.sue)
  s.sue:mana "{G}"
  s.sue:casts("Web", { on = bears })
  s:expect(bears, { power = 2, toughness = 4, lacks = { "flying" } })
  s:turn_of(s.bob)
  s.bob:attacks { flier }
  s:expect_illegal(function() s.sue:blocks { [ogre] = flier } end, "R-FLY-1")
  s.sue:blocks { [bears] = flier }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 3 })
  s:expect(s.sue, { life = 20 })
end)
