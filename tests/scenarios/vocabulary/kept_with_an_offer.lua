-- What an offer gives up, finds or makes belongs to the offer: whoever declines gets nothing of what is said of it.

local function altar(s)
  return s.bob:makes("Altar", { types = "artifact",
    text = [[{0}, Sacrifice a land: You may sacrifice a creature. If you do, gain 1 life. Return the sacrificed creature to its owner's hand.]] })
end

scenario("what was sacrificed for an offer that is taken comes back", function(s)
  local made = altar(s)
  local swamp = s.bob:has("in play", "Swamp")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:activates(made, { paying = { swamp } })
  s:expect(s.bob, { life = 21 })
  s:expect(bears, { zone = "hand" })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("of an offer that is declined nothing comes back, nor what was given up before", function(s)
  local made = altar(s)
  local swamp = s.bob:has("in play", "Swamp")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", false)
  s.bob:activates(made, { paying = { swamp } })
  s:expect(s.bob, { life = 20 })
  s:expect(bears, { zone = "in play" })
  s:expect(swamp, { zone = "graveyard" })
end)
