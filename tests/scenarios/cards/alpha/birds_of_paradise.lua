local both = { "fifth", "microprose" }

scenario("Birds of Paradise give one mana of any colour, and nobody responds", both, function(s)
  local a = s.bob:has("in play", "Birds of Paradise")
  local b = s.bob:has("in play", "Birds of Paradise")
  s:expect(a, { power = 0, toughness = 1, has = { "flying" }, colours = { "green" } })
  s.bob:activates(a, { choosing = "white" })
  s:expect(s.bob, { mana = "{W}" })
  s:expect(s, { windows = {} })
  s.bob:activates(b, { choosing = "black" })
  s:expect(a, { tapped = true })
end)

scenario("R-SICK-1 Birds of Paradise give nothing in the turn that they come", both, function(s)
  local it = s.bob:has("in play", "Birds of Paradise", { sick = true })
  s:expect_illegal(function() s.bob:activates(it, { choosing = "white" }) end, "R-SICK-1")
end)

scenario("R-FLY-1 Birds of Paradise block a flying creature", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local it = s.sue:has("in play", "Birds of Paradise")
  s.bob:attacks { angel }
  s.sue:blocks { [it] = angel }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Birds of Paradise pay for a spell, and tapped give nothing", both, function(s)
  local birds = s.bob:has("in play", "Birds of Paradise", { tapped = true })
  s:expect_illegal(function() s.bob:activates(birds, { choosing = "red" }) end, "R-COST-2")
  s.bob:has("in play", "Birds of Paradise")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
end)
