-- Blocks are legal when they break no prohibition and meet as many demands as any legal ones can; among these the defender
-- chooses (R-CBT-6, R-FORCE-1).
local both = { "fifth", "microprose" }
--- A creature of which the text says so: `line` is its ability.
local function beast(name, line)
  return [[ return summon "Beast" "]] .. name .. [[" { cost = "{1}", power = 2, toughness = 2, ]] .. line .. [[ } ]]
end
local lures = [[must_block { attackers = self, affects = creatures }]]

scenario("the room of a limit is for who must block (R-FORCE-1)", both, function(s)
  s.bob:has("in play", "Caverns of Despair")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local priest = s.bob:has("in play", "Marble Priest")
  local wall = s.sue:has("in play", "Wall of Stone")
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears, priest }
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = bears } end,
    "no more than 2 block, and Wall of Stone must block Marble Priest (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "Wall of Stone must block Marble Priest (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks {} end, "Wall of Stone must block Marble Priest (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "it must block another (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [wall] = priest, [b] = bears } end, "Caverns of Despair")
  s.sue:blocks { [a] = bears, [wall] = priest }
  s:expect(wall, { blocking = true }); s:expect(a, { blocking = true })
end)
scenario("of three that must block and two that may, any two do (R-FORCE-1)", both, function(s)
  s.bob:has("in play", "Caverns of Despair")
  local bard = s.bob:has("in play", "Elvish Bard"); local bears = s.bob:has("in play", "Grizzly Bears")
  local one = s.sue:has("in play", "Gray Ogre"); local two = s.sue:has("in play", "Gray Ogre")
  local three = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bard, bears }
  s:expect_illegal(function() s.sue:blocks { [one] = bard } end, "must block Elvish Bard (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [one] = bard, [two] = bears } end, "it must block another (R-CBT-6)")
  s.sue:blocks { [three] = bard, [two] = bard }
  s:expect(one, { blocking = false })
end)
scenario("of two Lures a creature blocks either, and nothing else (R-FORCE-1)", both, function(s)
  s:card(beast("Siren One", lures))
  local first = s.bob:has("in play", "Siren One"); local second = s.bob:has("in play", "Siren One")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { first, second, bears }
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "it must block another (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [a] = first } end, "Hill Giant must block Siren One (R-CBT-6)")
  s.sue:blocks { [a] = first, [b] = second }
  s:expect(a, { blocking = true }); s:expect(b, { blocking = true })
end)
scenario("who may block two blocks both Lures (R-FORCE-1)", both, function(s)
  s:card(beast("Siren Two", lures))
  local first = s.bob:has("in play", "Siren Two"); local second = s.bob:has("in play", "Siren Two")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Two-Headed Giant of Foriys")
  s.bob:attacks { first, second, bears }
  s:expect_illegal(function() s.sue:blocks { [giant] = { first, bears } } end, "must block another (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [giant] = first } end, "must block Siren Two (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [giant] = { first, first } } end, "named twice")
  s.sue:blocks { [giant] = { first, second } }
end)
scenario("who cannot block what lures it is free (R-FORCE-1)", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears"); local falcon = s.bob:has("in play", "Zephyr Falcon")
  s.bob:has("in play", "Lure", { on = falcon })
  local ogre = s.sue:has("in play", "Gray Ogre"); local bird = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { bears, falcon }
  s:expect_illegal(function() s.sue:blocks { [ogre] = falcon, [bird] = falcon } end, "flying")
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears, [bird] = bears } end, "it must block another (R-CBT-6): Lure")
  s.sue:blocks { [ogre] = bears, [bird] = falcon }
end)
scenario("a lured one that takes one blocker gets one, whichever (R-FORCE-1)", both, function(s)
  s:card(beast("Narrow Siren", lures .. ", blocker_limit { n = 1 }"))
  local siren = s.bob:has("in play", "Narrow Siren"); local bears = s.bob:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { siren, bears }
  s:expect_illegal(function() s.sue:blocks { [a] = siren, [b] = siren } end, "no more than 1 can block it")
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = bears } end, "must block")
  s.sue:blocks { [a] = bears, [b] = siren }
end)
scenario("a lured one that takes two blockers leaves none of them to others (R-FORCE-1)", both, function(s)
  s.bob:has("in play", "Goblin War Drums")
  s:card(beast("Wild Siren", lures))
  local siren = s.bob:has("in play", "Wild Siren"); local bears = s.bob:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { siren, bears }
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = bears } end, "it must block another (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [a] = siren } end, "Wild Siren takes 2 blockers at least")
  s.sue:blocks { [a] = siren, [b] = siren }
end)
scenario("one alone is not lured to what takes two blockers (R-FORCE-1)", both, function(s)
  s.bob:has("in play", "Goblin War Drums")
  s:card(beast("Lone Siren", lures))
  local siren = s.bob:has("in play", "Lone Siren"); local a = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { siren }
  s:expect_illegal(function() s.sue:blocks { [a] = siren } end, "it takes 2 blockers at least")
  s.sue:blocks {}
  s:expect(a, { blocking = false })
end)
scenario("nobody is lured to a block that costs something (R-FORCE-1)", both, function(s)
  s:card(beast("Dear Siren", lures))
  local siren = s.bob:has("in play", "Dear Siren"); local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = siren })
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  local forests = s.sue:has("in play", "Forest", { count = 3 })
  s.bob:attacks { siren, bears }
  s:expect_illegal(function() s.sue:blocks { [a] = siren, [b] = siren } end, "its controller cannot pay for it")
  s.sue:blocks { [a] = bears }
  s:expect(forests[1], { tapped = false })
end)
scenario("what is begun with too little to pay for its end is no block (R-FORCE-1)", both, function(s)
  s.bob:has("in play", "Goblin War Drums")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = bears })
  local a = s.sue:has("in play", "Gray Ogre"); local b = s.sue:has("in play", "Hill Giant")
  s.sue:has("in play", "Forest", { count = 5 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = bears } end, "it takes 2 blockers at least")
  s.sue:blocks {}
  s:expect(s.sue, { life = 20 })
end)
scenario("who must block, but only in company, brings it along where there is some (R-FORCE-1)", both, function(s)
  s:card(beast("Pack Guard", "block_company { n = 1 }"))
  s:card(beast("Mild Siren", [[must_block { attackers = self, affects = creatures:of_type "beast" }]]))
  local siren = s.bob:has("in play", "Mild Siren"); local bears = s.bob:has("in play", "Grizzly Bears")
  local guard = s.sue:has("in play", "Pack Guard"); local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { siren, bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Pack Guard must block Mild Siren (R-CBT-6)")
  s:expect_illegal(function() s.sue:blocks { [guard] = siren } end, "Pack Guard blocks only with 1 others")
  s.sue:blocks { [guard] = siren, [ogre] = bears }
end)
scenario("a lured band is blocked through any of its members (R-FORCE-1, R-BAND-3)", both, function(s)
  s:card(beast("Band Siren", lures))
  local siren = s.bob:has("in play", "Band Siren"); local hero = s.bob:has("in play", "Benalish Hero")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { hero, siren }, bears }
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "it must block another (R-CBT-6)")
  s.sue:blocks { [a] = hero }
end)
