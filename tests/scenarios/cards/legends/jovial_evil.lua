local both = { "fifth", "microprose" }

scenario("Jovial Evil deals the opponent 2 damage for each white creature there", both, function(s)
  s.sue:has("in play", "White Knight")
  s.sue:has("in play", "Jedit Ojanen")                          -- white and blue
  s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Circle of Protection: Green")           -- white, no creature
  s.bob:has("in play", "White Knight")
  s.bob:has("hand", "Jovial Evil")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Jovial Evil")
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Jovial Evil deals nothing where there is no white creature", both, function(s)
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Jovial Evil")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Jovial Evil")
  s:expect(s.sue, { life = 20 })
end)

scenario("Jovial Evil sleighted as it is cast counts black creatures", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Jovial Evil"); s.bob:lands("Swamp", 3); s.bob:lands("Island", 1)
  s.bob:has("hand", "Sleight of Mind")
  s.sue:has("in play", "White Knight"); s.sue:has("in play", "Black Knight", { count = 2 })
  s.bob:has("in play", "Black Knight")
  local j = s.bob:casts("Jovial Evil", { held = true })
  s.bob:interrupts(j, "Sleight of Mind", { target = j, choosing = { "white", "black" } })
  s:resolve()
  s:expect(s.sue, { life = 16 })
end)
