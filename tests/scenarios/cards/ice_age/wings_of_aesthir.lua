local both = { "fifth", "microprose" }

scenario("Wings of Aesthir gives +1/+0, flying and first strike for as long as it is there", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Wings of Aesthir")
  s.bob:mana "{W}{U}"
  s.bob:casts("Wings of Aesthir", { on = bears })
  local wings = s.bob:finds("Wings of Aesthir")
  s:expect(bears, { power = 3, toughness = 2, has = { "flying", "first strike" } })
  local erne = s.sue:has("in play", "Silver Erne")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "R-FLY-1")
  s.sue:blocks { [erne] = bears }
  s:to("main")
  s:expect(erne, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = wings })
  s:expect(bears, { power = 2, lacks = { "flying", "first strike" } })
end)

scenario("R-PROT-1 Wings of Aesthir are white and blue: a creature protected from one of them cannot have them", both, function(s)
  local knight = s.bob:has("in play", "Black Knight")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Wings of Aesthir")
  s.bob:has("hand", "Blue Ward")
  s.bob:mana "{W}{W}{U}"
  s:expect_illegal(function() s.bob:casts("Wings of Aesthir", { on = knight }) end, "R-PROT-1")
  local wings = s.bob:casts("Wings of Aesthir", { on = bears })
  s:expect(wings, { colours = { "white", "blue" } })
  -- What gives protection from blue buries them (R-PROT-3).
  s.bob:casts("Blue Ward", { on = bears })
  s:expect(wings, { zone = "graveyard" })
  s:expect(bears, { power = 2, lacks = { "flying" } })
end)
