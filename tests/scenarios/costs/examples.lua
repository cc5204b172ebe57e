scenario("E-014 a blue symbol asks for blue mana", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Jump")
  s.bob:mana "{B}{G}"
  s:expect_illegal(function() s.bob:casts("Jump", { on = bears }) end)
  s.bob:mana "{U}"
  s.bob:casts("Jump", { on = bears })
  s:expect(s.bob, { mana = "{B}{G}" })
end)

scenario("E-014 generic mana takes any kind, also colourless", function(s)
  for _, pool in ipairs { "{W}{W}", "{W}{U}", "{W}{G}", "{W}{C}" } do
    s.bob:has("hand", "Disenchant")
    local rod = s.sue:has("in play", "Rod of Ruin")
    s.bob:mana(pool)
    s.bob:casts("Disenchant", { on = rod })
    s:expect(rod, { zone = "graveyard" })
    s:expect(s.bob, { mana = "" })
  end
  s.bob:has("hand", "Disenchant")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:mana "{B}{G}"
  s:expect_illegal(function() s.bob:casts("Disenchant", { on = rod }) end)
end)

scenario("E-015 a cost of {2}{R}: three colourless mana do not pay it", function(s)
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end)
  s.bob:mana "{R}"
  s.bob:casts("Gray Ogre")
  s:expect(s.bob, { in_play = { "Gray Ogre" }, mana = "{C}" })
end)
