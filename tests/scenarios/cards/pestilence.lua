scenario("Pestilence is buried at the end of a turn without creatures", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s:next_turn()
  s:expect(pestilence, { zone = "graveyard" })
end)

scenario("Pestilence stays at the end of a turn while there is a creature", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.sue:has("in play", "Grizzly Bears")
  s:next_turn()
  s:next_turn()
  s:expect(pestilence, { zone = "in play" })
end)

scenario("Pestilence damages each creature and each player, and nothing else", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  local rod = s.bob:has("in play", "Rod of Ruin")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:mana "{B}"
  s.bob:activates(pestilence, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = 4 })
  s:resolve()
  s:expect(rod, { damage = 0 })
  s:expect(bears, { damage = 1 })
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DEST-2 Pestilence is buried: what could regenerate it is not asked", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "Test Balm" {
    cost = "{1}", text = "{0}: Regenerate target permanent.",
    activated { cost = "{0}", target = permanent, regenerate(target) },
  } ]]
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:has("in play", "Test Balm")
  s:to("untap")
  s:expect(pestilence, { zone = "graveyard" })
  s:expect(s, { windows = { "Bob: main", "Sue: phase", "Bob: phase", "Sue: phase" } }) -- and none to regenerate in
end)
