-- Duels set up by the rules, from the decks on.

scenario("E-003 the starter does not draw: the whole phase is skipped (fifth)", function(s)
  s:rules("fifth")
  s:duel { starts = s.bob }
  s:expect(s, { turn_of = s.bob })
  s.bob:has("in play", "Howling Mine")
  s:to("main")
  s:expect(s.bob, { hand = 7 })
  s.sue:will("order", "draw")
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(s.sue, { hand = 9 })  -- her card and that of the mine
end)

scenario("E-003 b: and has seven cards, the other player eight (fifth)", function(s)
  s:rules("fifth")
  s:duel { starts = s.bob }
  s:to("draw")
  s:expect(s, { turn_of = s.sue })  -- Bob's turn had none
  s:expect(s.bob, { hand = 7 })
  s:expect(s.sue, { hand = 8 })
end)

scenario("E-003 the starter's draw phase takes place without the draw (microprose)", function(s)
  s:rules("microprose")
  s:duel { starts = s.bob }
  s:to("draw")
  s:expect(s, { turn_of = s.bob, step = "draw" })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:to("main")
  s:expect(s.bob, { hand = 7 })
  s:next_turn()
  s:expect(s.sue, { hand = 8 })
end)

scenario("E-003 b: and what else happens in it happens (microprose)", function(s)
  s:rules("microprose")
  s:duel { starts = s.bob }
  s.bob:has("in play", "Howling Mine")
  s:to("main")
  s:expect(s.bob, { hand = 8 })
end)

-- The duel is lost or drawn at the next check (R-LIFE-1).
local function end_duel(s, bob, sue)
  s.bob:life(bob)
  s.sue:life(sue)
  s:to_the_end()
  s:expect(s, { over = true, draw = bob == sue })
end

for _, bob_decides in ipairs { true, false } do
  local who = bob_decides and "Bob" or "Sue"
  scenario("E-011 the loser decides who starts; after a draw whoever decided before (fifth, first " .. who .. ")",
    function(s)
      s:rules("fifth")
      -- The first duel: chance names who decides, and they may choose to draw.
      local decider, other = s.sue, s.bob
      if bob_decides then decider, other = s.bob, s.sue end
      s:chance { decider }
      decider:will("start", false)
      s:duel()
      s:expect(s, { turn_of = other })
      end_duel(s, 0, 20)
      s.bob:will("start", true)
      s:duel()
      s:expect(s, { turn_of = s.bob })
      end_duel(s, 0, 0)
      s.bob:will("start", false)
      s:duel()
      s:expect(s, { turn_of = s.sue })
    end)
end

scenario("E-011 chance names the starter each time (microprose)", function(s)
  s:rules("microprose")
  for _, starts in ipairs { s.bob, s.sue, s.bob, s.bob, s.sue, s.sue } do
    s:chance { starts }
    s:duel()
    s:expect(s, { turn_of = starts })
    end_duel(s, 0, starts == s.bob and 20 or 0)
  end
end)

scenario("E-206 what a duel starts with", { "fifth", "microprose" }, function(s)
  s:expect_illegal(function() s:duel { bob = 39, sue = 40 } end,
    "Bob's deck has 39 cards; it needs at least 40 (R-SETUP-1)")
  s:expect_illegal(function() s:duel { bob = 40, sue = 39 } end, "Sue's deck has 39 cards")
  s:duel { bob = 40, sue = { Forest = 20, ["Grizzly Bears"] = 20 }, starts = s.sue, ante = 1 }
  s:expect(s.bob, { life = 20, hand = 7, library = 32, ante = 1, graveyard = 0 })
  s:expect(s.sue, { life = 20, hand = 7, library = 32, ante = 1, graveyard = 0 })
  s:expect(s, { turn_of = s.sue, step = "untap" })
end)

scenario("E-206 b: without an ante the library has 33 cards (fifth)", function(s)
  s:rules("fifth")
  s:duel { starts = s.bob }
  s:expect(s.bob, { life = 20, hand = 7, library = 33, ante = 0 })
  s:expect(s.sue, { life = 20, hand = 7, library = 33, ante = 0 })
end)

scenario("E-229 every card goes back to its owner's deck, but for the ante", { "fifth", "microprose" }, function(s)
  local forest = { Forest = 40 }
  local island = { Island = 40 }
  s:duel { bob = forest, sue = island, starts = s.bob, ante = 1 }
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre", { controller = s.sue })
  s.bob:has("graveyard", "Lightning Bolt")
  s.bob:has("out of game", "Disenchant")
  s.sue:has("in play", "Hypnotic Specter", { controller = s.bob })
  s.bob:makes("Test Bear", { power = 2, toughness = 2 })
  s.bob:life(0)
  s:to_the_end()
  s:expect(s, { over = true })
  s:expect(s.sue, { won = true })
  s:expect(s.bob, {
    deck = {
      Forest = 39, ["Grizzly Bears"] = 1, ["Gray Ogre"] = 1, ["Lightning Bolt"] = 1,
      ["Disenchant"] = 1, ["Test Bear"] = 1,
    },
  })
  s:expect(s.sue, { deck = { Island = 40, Forest = 1, ["Hypnotic Specter"] = 1 } })
end)
