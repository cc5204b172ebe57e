local both = { "fifth", "microprose" }

scenario("What blocks Lim-Dûl's Cohort cannot regenerate this turn", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Cohort")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s:expect(it, { power = 2, toughness = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [skeletons] = it }
  s:to("main")
  s:expect(skeletons, { zone = "graveyard" })
end)

scenario("What Lim-Dûl's Cohort blocks cannot regenerate either, though something else kills it later in the turn", both, function(s)
  local troll = s.bob:has("in play", "Will-o'-the-Wisp")
  local knight = s.bob:has("in play", "Uthden Troll")
  s.bob:has("in play", "Holy Strength", { on = knight })           -- 3/4
  local it = s.sue:has("in play", "Lim-Dûl's Cohort")
  s.bob:lands("Mountain", 2)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { knight }
  s.sue:blocks { [it] = knight }
  s:to("main")
  s:expect(knight, { zone = "in play", damage = 2 })
  s.sue:casts("Lightning Bolt", { on = knight })
  s:expect(knight, { zone = "graveyard" })
  s:expect(troll, { zone = "in play" })
end)

scenario("R-REGEN-8 the regeneration of what met Lim-Dûl's Cohort may be played, and is ignored", { "fifth" }, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Cohort")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:attacks { it }
  s.sue:blocks { [skeletons] = it }
  s.sue:will_regenerate(skeletons)
  s:to("main")
  s:expect(swamp, { tapped = true })
  s:expect(skeletons, { zone = "graveyard" })
end)

scenario("R-REGEN-8 the regeneration of what Lim-Dûl's Cohort blocked is ignored too", { "fifth" }, function(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  local swamp = s.bob:has("in play", "Swamp")
  local it = s.sue:has("in play", "Lim-Dûl's Cohort")
  s.bob:attacks { skeletons }
  s.sue:blocks { [it] = skeletons }
  s.bob:will_regenerate(skeletons)
  s:to("main")
  s:expect(swamp, { tapped = true })
  s:expect(skeletons, { zone = "graveyard" })
end)

scenario("A creature that has not met Lim-Dûl's Cohort regenerates, and one that has does in the next turn", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Cohort")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:has("in play", "Holy Strength", { on = troll })            -- 3/4
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 2)
  s.bob:attacks { it, ogre }
  s.sue:blocks { [troll] = it, [skeletons] = ogre }
  s.sue:will_regenerate(skeletons)
  s:next_turn()
  s:expect(skeletons, { zone = "in play" })
  s:expect(troll, { zone = "in play" })
  s.sue:will_regenerate(troll)
  s.bob:casts("Lightning Bolt", { on = troll })
  s.bob:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "in play" })
end)

scenario("Lim-Dûl's Cohort in a band: what blocks its companion blocks it, and cannot regenerate", both, function(s)
  local cohort = s.bob:has("in play", "Lim-Dûl's Cohort")
  local hero = s.bob:has("in play", "Benalish Hero")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:attacks { { hero, cohort } }
  s.bob:lands("Mountain", 1)
  s.sue:blocks { [troll] = hero }
  s.bob:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("Lim-Dûl's Cohort binds what blocked it though it has died itself", both, function(s)
  local cohort = s.bob:has("in play", "Lim-Dûl's Cohort")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { cohort }
  s.sue:blocks { [troll] = cohort }
  s.sue:casts("Lightning Bolt", { on = cohort })
  s:expect(cohort, { zone = "graveyard" })
  s.bob:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "graveyard" })
end)
