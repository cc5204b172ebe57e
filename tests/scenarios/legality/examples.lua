for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-012 one land a turn, in one's own main phase, and no response to it (" .. set .. ")", function(s)
    s:rules(set)
    s.bob:has("hand", "Forest", { count = 2 })
    s.bob:has("hand", "Lightning Bolt")
    s.bob:lands("Mountain", 1)
    s.sue:has("hand", "Forest")
    s.sue:has("hand", "Lightning Bolt")
    s.sue:has("hand", "Counterspell")
    s.sue:mana "{R}{U}{U}"
    local bears = s.bob:has("in play", "Grizzly Bears")
    s:expect_illegal(function() s.sue:plays_land("Forest") end, "it is Bob's main phase (R-MAIN-5)")

    -- During combat, and during a response window.
    s.bob:attacks { bears }
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "the attack is on (R-MAIN-5)")
    s:to("end of attack")
    local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
    s:expect(s, { windows = {} })
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "a land cannot be a response (R-MAIN-5)")
    s:resolve()
    s:expect(bolt, { zone = "graveyard" })

    -- Nobody is asked anything after a land.
    s.bob:plays_land("Forest")
    s:expect(s, { windows = {} })
    s:expect(s.bob, { in_play = { "Forest", "Grizzly Bears", "Mountain" } })
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
    s:next_turn()
    s.sue:plays_land("Forest")
    s:expect(s.sue, { in_play = { "Forest" } })
  end)

  scenario("E-031 no target, no spell (" .. set .. ")", function(s)
    s:rules(set)
    s.bob:has("hand", "Blue Elemental Blast")
    s.bob:has("hand", "Holy Strength")
    s.bob:mana "{U}{W}"
    s:expect_illegal(function() s.bob:casts("Blue Elemental Blast", { mode = 2 }) end, "R-TARGET-1")
    s:expect_illegal(function() s.bob:casts("Holy Strength") end, "R-TARGET-1")
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:casts("Holy Strength", { on = ogre })
    s:expect(ogre, { power = 3, toughness = 4 })
    s.bob:casts("Blue Elemental Blast", { on = ogre, mode = 2 })
    s:expect(ogre, { zone = "graveyard" })
  end)

  for seed = 1, 3 do
    scenario("E-233 no illegal action sticks (" .. set .. ", " .. seed .. ")", function(s)
      s:rules(set)
      local deck = {
        Mountain = 6, Forest = 6, Swamp = 6, ["Grizzly Bears"] = 6, ["Lightning Bolt"] = 4, ["Dark Ritual"] = 4,
        ["Drudge Skeletons"] = 4, ["Holy Strength"] = 2, ["Giant Growth"] = 4,
      }
      s:duel { bob = deck, sue = deck, starts = s.bob, seed = seed }
      s:random_actions(8000, seed)
    end)
  end
end
