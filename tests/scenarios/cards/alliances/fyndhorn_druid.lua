local both = { "fifth", "microprose" }

scenario("Fyndhorn Druid that dies in the turn in which it was blocked gives 4 life", both, function(s)
  local druid = s.bob:has("in play", "Fyndhorn Druid")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { druid }
  s.sue:blocks { [giant] = druid }
  s:to("main")
  s:expect(druid, { zone = "graveyard" })
  s:expect(s.bob, { life = 24 })
end)

scenario("Fyndhorn Druid gives the life also when something else kills it later that turn", both, function(s)
  local druid = s.bob:has("in play", "Fyndhorn Druid")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { druid }
  s.sue:blocks { [wall] = druid }
  s:to("main")
  s.sue:casts("Lightning Bolt", { on = druid })
  s:expect(s.bob, { life = 24 })
end)

scenario("Fyndhorn Druid gives nothing when it was not blocked this turn, or blocked itself", both, function(s)
  local druid = s.bob:has("in play", "Fyndhorn Druid")
  local wall = s.sue:has("in play", "Wall of Wood")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { druid }
  s.sue:blocks { [wall] = druid }
  s:to("main")
  s:next_turn()
  s:turn_of(s.bob)
  s:next_turn()
  s.sue:attacks { giant }
  s.bob:blocks { [druid] = giant }
  s:to("main")
  s:expect(druid, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("Fyndhorn Druid that is stolen gives the life to its controller, not to its owner", both, function(s)
  local d = s.sue:has("in play", "Fyndhorn Druid")
  local w = s.sue:has("in play", "Wall of Stone")
  s.bob:has("in play", "Control Magic", { on = d })
  s.bob:attacks { d }
  s.sue:blocks { [w] = d }
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:to("main")
  s.bob:casts("Lightning Bolt", { on = d })
  s:expect(d, { zone = "graveyard" })
  s:expect(s.bob, { life = 24 })
end)
