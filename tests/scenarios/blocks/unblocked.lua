-- Blocked or unblocked is what attacks, and nothing else.
local both = { "fifth", "microprose" }

local guard = [[ return summon "Guard" "Test Guard" { cost = "{0}", power = 0, toughness = 9,
  redirects_damage { from = creatures:unblocked(), to = self, affects = you } } ]]
local pair = [[ return artifact "Test Judge" { cost = "{0}",
  activated { cost = "{0}", gain_life(count(creatures:unblocked())) },
  activated { cost = "{0}", gain_life(count(creatures:blocked())) } } ]]

scenario("damage of a creature that does not attack is not that of an unblocked one", both, function(s)
  s:card(guard)
  local witch = s.bob:has("in play", "Prodigal Sorcerer")
  local own = s.sue:has("in play", "Test Guard")
  s.bob:activates(witch, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(own, { damage = 0 })
end)

scenario("of two attackers that damages somebody else which nothing blocks", both, function(s)
  s:card(guard)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "War Mammoth")
  local own = s.sue:has("in play", "Test Guard")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, wurm }
  s.sue:blocks { [ogre] = wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(own, { damage = 2 })
end)

scenario("only what attacks is blocked or unblocked", both, function(s)
  s:card(pair)
  local judge = s.bob:has("in play", "Test Judge")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:activates(judge, { ability = 1 })
  s:expect(s.bob, { life = 20 })
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = ogre }
  s.bob:activates(judge, { ability = 1 })
  s:expect(s.bob, { life = 21 })
  s.bob:activates(judge, { ability = 2 })
  s:expect(s.bob, { life = 22 })
end)
