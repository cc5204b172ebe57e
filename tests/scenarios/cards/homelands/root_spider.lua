local both = { "fifth", "microprose" }

scenario("Root Spider gets +1/+0 and first strike until end of turn when it blocks", both, function(s)
  local spider = s.sue:has("in play", "Root Spider")
  local giant = s.bob:has("in play", "Hill Giant")
  s:expect(spider, { power = 2, toughness = 2, lacks = { "first strike" } })
  s.bob:attacks { giant }
  s.sue:blocks { [spider] = giant }
  s:expect(spider, { power = 3, toughness = 2, has = { "first strike" } })
  s:to("end of attack")
  s:expect(giant, { zone = "graveyard" })
  s:expect(spider, { zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(spider, { power = 2, lacks = { "first strike" } })
end)

scenario("Root Spider gets nothing when it attacks, and blocks no flier (R-FLY-1)", both, function(s)
  local spider = s.bob:has("in play", "Root Spider")
  local erne = s.sue:has("in play", "Silver Erne")
  local wall = s.sue:has("in play", "Cemetery Gate")
  s.bob:attacks { spider }
  s.sue:blocks { [wall] = spider }
  s:expect(spider, { power = 2, lacks = { "first strike" } })
  s:turn_of(s.sue)
  s.sue:attacks { erne }
  s:expect_illegal(function() s.bob:blocks { [spider] = erne } end, "Silver Erne")
end)

scenario("Root Spider gets its bonus once however many creatures of a band it blocks", both, function(s)
  local spider = s.sue:has("in play", "Root Spider")
  local hero = s.bob:has("in play", "Benalish Hero")
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { { hero, giant } }
  s.sue:blocks { [spider] = hero }
  s:expect(spider, { power = 3, has = { "first strike" } })
end)
