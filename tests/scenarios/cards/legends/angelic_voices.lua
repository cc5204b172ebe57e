local both = { "fifth", "microprose" }

scenario("Angelic Voices gives +1/+1 while all own creatures are white or artifact creatures", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local ram = s.bob:has("in play", "Battering Ram")        -- 1/1
  s.sue:has("in play", "Grizzly Bears")                    -- the other player's do not matter
  s.bob:has("hand", "Angelic Voices")
  s.bob:lands("Plains", 4)
  s.bob:casts("Angelic Voices")
  s:expect(knight, { power = 3, toughness = 3 })
  s:expect(ram, { power = 2, toughness = 2 })
end)

scenario("Angelic Voices falls silent while there is one green creature, and gives the other player nothing", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local hers = s.sue:has("in play", "White Knight")
  s.bob:has("in play", "Angelic Voices")
  s:expect(knight, { power = 3 })
  s:expect(hers, { power = 2 })
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:casts("Grizzly Bears")
  local bears = s.bob:finds("Grizzly Bears")
  s:expect(knight, { power = 2, toughness = 2 })
  s:expect(bears, { power = 2 })
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(knight, { power = 3, toughness = 3 })
end)

scenario("Angelic Voices, ruling 2004-10-04: a creature that is white and green counts as white", both, function(s)
  local jasmine = s.bob:has("in play", "Jasmine Boreal")   -- 4/5
  s.bob:has("in play", "Angelic Voices")
  s:expect(jasmine, { power = 5, toughness = 6 })
end)
