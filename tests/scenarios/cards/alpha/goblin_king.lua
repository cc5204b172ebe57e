local both = { "fifth", "microprose" }

scenario("R-CRE-8 Goblin King is a Lord and no Goblin: two of them do not lead each other", both, function(s)
  local kings = s.bob:has("in play", "Goblin King", { count = 2 })
  local balloon = s.bob:has("in play", "Goblin Balloon Brigade")
  local theirs = s.sue:has("in play", "Mons's Goblin Raiders")
  for _, king in ipairs(kings) do s:expect(king, { power = 2, toughness = 2, lacks = { "mountainwalk" } }) end
  s:expect(balloon, { power = 3, toughness = 3 })
  s:expect(theirs, { power = 3, toughness = 3, has = { "mountainwalk" } })
end)

scenario("Goblin King's Goblins cannot be blocked by a player with a mountain", function(s)
  local goblin = s.bob:makes("Goblin Scout", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("in play", "Goblin King")
  s.sue:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { goblin }
  s:expect_illegal(function() s.sue:blocks { [bears] = goblin } end, "Goblin Scout has mountainwalk")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("mountainwalk is nothing to a player without a mountain", function(s)
  local goblin = s.bob:makes("Goblin Scout", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("in play", "Goblin King")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { goblin }
  s.sue:blocks { [bears] = goblin }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(goblin, { zone = "graveyard" })
end)

scenario("Goblin King's Goblins are creatures: nothing else gets mountainwalk", function(s)
  s:card [[ return artifact "Goblin Idol" { cost = "{1}", subtypes = "goblin" } ]]
  local idol = s.bob:has("in play", "Goblin Idol")
  local goblin = s.bob:makes("Goblin Scout", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("in play", "Goblin King")
  s:expect(goblin, { has = { "landwalk" } })
  s:expect(idol, { lacks = { "landwalk" } })
end)

scenario("Goblin King that Magical Hack has changed gives swampwalk, to Goblins of either player", { "fifth", "microprose" }, function(s)
  local k = s.bob:has("in play", "Goblin King")
  local g = s.sue:has("in play", "Mons's Goblin Raiders")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { target = k, choosing = { "mountain", "swamp" } })
  s:expect(g, { power = 2, has = { "swampwalk" }, lacks = { "mountainwalk" } })
end)
