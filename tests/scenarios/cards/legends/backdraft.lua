local hailstorm = [[
  return sorcery "Hail Storm Test" { cost = "{R}", deal(5, each(creatures, players)) }
]]

scenario("Backdraft deals half of what a sorcery has dealt to whoever has cast it", function(s)
  s:card(hailstorm)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Hail Storm Test")
  s.sue:lands("Mountain", 2)
  s.sue:has("hand", "Backdraft")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Hail Storm Test")
  s:expect(s.bob, { life = 15 })
  s:expect(s.sue, { life = 15 })
  -- Five to each player and to the Bears, which are dead by now: half of 15.
  s.sue:casts("Backdraft")
  s:expect(s.bob, { life = 8 })
end)

scenario("Backdraft finds nothing where no sorcery was cast", function(s)
  s.bob:lands("Mountain", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Backdraft")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s.bob:casts("Backdraft")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Backdraft rounds down, counts the damage to both players and creatures, and hurts even its own caster", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Earthquake")
  s.bob:has("hand", "Backdraft")
  s.bob:mana "{3}{R}{1}{R}"
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Earthquake", { x = 3 })
  s:expect(s.bob, { life = 17 })
  s.bob:casts("Backdraft")
  s:expect(s.bob, { life = 13 })                   -- 3 to each player and 3 to the Bears: 9, half of which is 4
  s:expect(s.sue, { life = 17 })
end)

scenario("Backdraft hurts the opponent for half of what the opponent's sorcery has done, rounded down", { "fifth", "microprose" }, function(s)
  s.sue:has("hand", "Backdraft")
  s.sue:lands("Mountain", 2)
  s.bob:has("hand", "Typhoon")
  s.bob:mana "{2}{G}"
  s.sue:lands("Island", 5)
  s.bob:casts("Typhoon")
  s:expect(s.sue, { life = 15 })
  s.sue:casts("Backdraft")
  s:expect(s.bob, { life = 18 })
end)
