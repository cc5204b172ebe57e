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
