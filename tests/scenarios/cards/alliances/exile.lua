local both = { "fifth", "microprose" }

scenario("Exile removes an attacking creature from the game and gives its toughness as life", both, function(s)
  local mammoth = s.bob:has("in play", "Giant Spider")       -- 2/4
  s.sue:has("hand", "Exile")
  s.sue:lands("Plains", 3)
  s.bob:attacks { mammoth }
  s.sue:casts("Exile", { on = mammoth })
  s:expect(mammoth, { zone = "out of game" })
  s:to("main")
  s:expect(s.sue, { life = 24 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Exile gives the toughness that the creature has at that moment", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  s.sue:has("hand", "Exile")
  s.sue:lands("Plains", 3)
  s.bob:attacks { bears }
  s.sue:casts("Exile", { on = bears })
  s:expect(s.sue, { life = 24 })
end)

scenario("R-TARGET-1 Exile takes neither a white attacker nor a creature that does not attack", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Exile")
  s.sue:lands("Plains", 3)
  s.bob:attacks { knight, ogre }
  s:expect_illegal(function() s.sue:casts("Exile", { on = knight }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:casts("Exile", { on = bears }) end, "R-TARGET-1")
end)

scenario("Exile whose attacker turns white in response removes nothing and gives nothing (R-TARGET-5)", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Exile")
  s.sue:lands("Plains", 3)
  s.bob:has("hand", "Purelace")
  s.bob:mana "{W}"
  s.bob:attacks { bears }
  s.bob:mana "{W}"
  s.sue:casts("Exile", { on = bears, held = true })
  s.bob:casts("Purelace", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Exile that Sleight of Mind changes as it is cast finds its green attacker no target any more", both, function(s)
  s.sue:has("hand", "Exile")
  s.sue:has("hand", "Sleight of Mind")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:mana "{2}{W}{U}"
  local exile = s.sue:casts("Exile", { on = bears, held = true })
  s.sue:interrupts(exile, "Sleight of Mind", { target = exile, choosing = { "white", "green" } })
  s:resolve()
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)
