-- A target of either of two sorts, each with its own nouns: the text and the script say the same.
local both = { "fifth", "microprose" }

local purge = [[
  return instant "Purge" {
    cost = "{W}",
    text = "Destroy target enchantment or artifact creature.",
    target = either(enchantment, creature:that_are "artifact"),
    destroy(target),
  }
]]

scenario("R-TARGET-1 an enchantment or artifact creature may be either, and is nothing between", both, function(s)
  s:card(purge)
  local moon = s.sue:has("in play", "Blood Moon")
  local golem = s.sue:has("in play", "Juggernaut")
  local ring = s.sue:has("in play", "Sol Ring")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Purge", { count = 2 })
  s.bob:has("in play", "Plains", { count = 2 })
  s:expect_illegal(function() s.bob:casts("Purge", { on = ring }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Purge", { on = ogre }) end, "R-TARGET-1")
  s.bob:casts("Purge", { on = moon })
  s.bob:casts("Purge", { on = golem })
  s:expect(moon, { zone = "graveyard" })
  s:expect(golem, { zone = "graveyard" })
  s:expect(ring, { zone = "in play" })
  s:expect(ogre, { zone = "in play" })
end)
