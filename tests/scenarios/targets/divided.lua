local both = { "fifth", "microprose" }

-- What is divided among targets is divided while they are chosen, and each of them gets some of it.

local fire = [[ return instant "Test Fire" {
  cost = "{R}", target = divided(4, any_number(creature_or_player)), for_each(target, { deal(share, it) }) } ]]

scenario("R-TARGET-1 damage is divided among targets as they are chosen", both, function(s)
  s:card(fire)
  local ogre = s.sue:makes("Big Ogre", { power = 4, toughness = 5 })
  s.bob:has("hand", "Test Fire")
  s.bob:mana "{R}"
  s.bob:will("number", 3)
  s.bob:casts("Test Fire", { targets = { ogre, s.sue } })
  s:expect(ogre, { damage = 3 })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-TARGET-1 one target gets all of it, and nobody is asked", both, function(s)
  s:card(fire)
  local ogre = s.sue:makes("Big Ogre", { power = 4, toughness = 5 })
  s.bob:has("hand", "Test Fire")
  s.bob:mana "{R}"
  s.bob:casts("Test Fire", { targets = { ogre } })
  s:expect(ogre, { damage = 4 })
end)

scenario("R-TARGET-5 what was divided to a target that is gone goes to no other", both, function(s)
  s:card(fire)
  local ogre = s.sue:makes("Big Ogre", { power = 4, toughness = 5 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Fire")
  s.bob:mana "{R}"
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  s.bob:will("number", 3)
  s.bob:casts("Test Fire", { targets = { bears, ogre }, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(ogre, { damage = 1 })
end)

scenario("R-TARGET-1 there are no more targets than there is to divide", both, function(s)
  s:card [[ return instant "Test Fire" {
    cost = "{X}{R}", target = divided(x, any_number(creature)), for_each(target, { deal(share, it) }) } ]]
  local knights = s.sue:has("in play", "White Knight", { count = 2 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Fire")
  s.bob:mana "{R}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Test Fire", { x = 2, targets = { knights[1], knights[2], bears } }) end, "it takes no more")
  s.bob:casts("Test Fire", { x = 2, targets = { knights[1], bears } })
  s:expect(knights[1], { zone = "in play", damage = 1 })
  s:expect(bears, { zone = "in play", damage = 1 })
  s:expect(knights[2], { damage = 0 })
end)

scenario("R-COUNTER-1 counters are distributed among targets in the same way", both, function(s)
  local shrine = s.bob:makes("Test Shrine", {
    types = "artifact", text = "{T}: Distribute three +1/+1 counters among from 1 to 2 target creatures.",
  })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("number", 1)
  s.bob:activates(shrine, { targets = { ogre, bears } })
  s:expect(ogre, { power = 3, counters = { ["+1/+1"] = 1 } })
  s:expect(bears, { power = 4, counters = { ["+1/+1"] = 2 } })
end)
