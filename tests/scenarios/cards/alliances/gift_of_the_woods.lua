local both = { "fifth", "microprose" }

scenario("Gift of the Woods: a blocker gets +0/+3 until end of turn, and its controller's player gains 1 life", both, function(s)
  local ogre = s.bob:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gift of the Woods", { on = bears })
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { power = 2, toughness = 5 })
  s:expect(s.sue, { life = 21 })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 3 })
  s:next_turn()
  s:expect(bears, { toughness = 2 })
end)

scenario("Gift of the Woods: an attacker that two creatures block gets it once", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Gift of the Woods")
  s.bob:lands("Forest", 1)
  s.bob:casts("Gift of the Woods", { on = bears })
  local a = s.sue:has("in play", "Gray Ogre")
  local b = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears }
  s.sue:blocks { [a] = bears, [b] = bears }
  s:expect(bears, { power = 2, toughness = 5 })
  s:expect(s.bob, { life = 21 })
end)

scenario("Gift of the Woods gives the life to who controls the enchantment, and nothing without a block", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gift of the Woods", { on = bears })
  s.bob:attacks { bears }
  s:to("main")
  s:expect(bears, { toughness = 2 })
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:turn_of(s.bob)
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect(bears, { toughness = 5 })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Gift of the Woods is given once to a creature that blocks two attackers at once", both, function(s)
  local giant = s.sue:has("in play", "Two-Headed Giant of Foriys")
  s.sue:has("hand", "Gift of the Woods")
  s.sue:lands("Forest", 1)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hill = s.bob:has("in play", "Hill Giant")
  s:next_turn()
  s.sue:casts("Gift of the Woods", { on = giant })
  s:next_turn()
  s.bob:attacks { ogre, hill }
  s.sue:blocks { [giant] = { ogre, hill } }
  s:expect(giant, { power = 4, toughness = 7 })
  s:expect(s.sue, { life = 21 })
end)
