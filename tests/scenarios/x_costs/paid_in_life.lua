-- X may be paid in something else than mana.
local both = { "fifth", "microprose" }
local covenant_text = [[ return sorcery "Test Covenant" { cost = "{B}", extra_cost = lose_life(x),
  target = creature, deal(x, target) } ]]

local function covenant(s, life)
  s:card(covenant_text)
  s.bob:has("hand", "Test Covenant"); s.bob:lands("Swamp", 1)
  s.bob:life(life)
  return s.sue:has("in play", "Gray Ogre")
end

scenario("R-MANA-7 the life that is paid is X", both, function(s)
  local ogre = covenant(s, 20)
  s.bob:casts("Test Covenant", { target = ogre, x = 2 })
  s:expect(s.bob, { life = 18 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-MANA-7 nothing is paid for an X of 0", both, function(s)
  local ogre = covenant(s, 20)
  s.bob:casts("Test Covenant", { target = ogre, x = 0 })
  s:expect(s.bob, { life = 20 })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("R-MANA-7 no more than there is", both, function(s)
  local ogre = covenant(s, 3)
  s:expect_illegal(function() s.bob:casts("Test Covenant", { target = ogre, x = 4 }) end, "X")
end)
