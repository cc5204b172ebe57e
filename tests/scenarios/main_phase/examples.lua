-- What the main phase allows, and when.

for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-012 a land is no action (" .. set .. ")", function(s)
    s:rules(set)
    s.bob:has("hand", "Forest", { count = 3 })
    s.bob:has("hand", "Giant Growth")
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.sue:has("hand", "Blue Elemental Blast")
    s.sue:has("hand", "Lightning Bolt")
    s.sue:lands("Island", 1)
    s.sue:lands("Mountain", 1)
    s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = s.bob, unprompted = true }) end, "the other player cannot start a batch out of nothing (R-BATCH-1)")
    s.bob:plays_land("Forest")
    -- It lies in play, and still nobody has anything to answer.
    s:expect(s.bob, { hand = 3 })
    s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = s.bob, unprompted = true }) end, "the other player cannot start a batch out of nothing (R-BATCH-1)")
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
    s.bob:casts("Giant Growth", { on = bears, held = true })
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "a land cannot be a response (R-MAIN-5)")
    s:resolve()
    s.bob:attacks { bears }
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "the attack is on (R-MAIN-5)")
  end)

  scenario("E-012 b: the land may be played after the attack, but neither in it nor as a response (" .. set .. ")",
    function(s)
      s:rules(set)
      s.bob:has("hand", "Forest", { count = 1 })
      s.bob:has("hand", "Giant Growth")
      s.bob:lands("Forest", 1)
      local bears = s.bob:has("in play", "Grizzly Bears")
      s.bob:attacks { bears }
      s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-MAIN-5")
      s.bob:casts("Giant Growth", { on = bears, held = true })
      s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-MAIN-5")
      s:resolve()
      s:to("end of attack")
      s.bob:plays_land("Forest")
      s:expect(s.bob, { in_play = { "Forest", "Forest", "Grizzly Bears" } })
    end)

  scenario("E-224 what may be played before, in and after the attack (" .. set .. ")", function(s)
    s:rules(set)
    s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
    s:card [[ return sorcery "Test Rite" { cost = "{0}", lose_life(1, opponent) } ]]
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", "Test Rite", { count = 2 })
    s.bob:has("hand", "Gray Ogre")
    s.bob:has("hand", "Forest")
    s.bob:has("hand", "Whim", { count = 4 })
    s.bob:lands("Mountain", 3)
    s.sue:has("hand", "Test Rite")
    s.sue:has("hand", "Whim", { count = 4 })
    local function fast_effects()
      s.bob:casts("Whim")
      s.sue:casts("Whim")
      s:expect_illegal(function() s.sue:casts("Test Rite") end, "R-MAIN-2")
    end
    fast_effects()
    s.bob:casts("Test Rite")
    s:expect(s.sue, { life = 20 })  -- 21 less 1
    s.bob:attacks { bears }
    fast_effects()
    s:expect_illegal(function() s.bob:casts("Test Rite") end, "R-MAIN-2")
    s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "R-MAIN-2")
    s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-MAIN-5")
    s:to("blockers")
    fast_effects()
    s:to("end of attack")
    s.bob:casts("Gray Ogre")
    s.bob:plays_land("Forest")
    s.bob:casts("Test Rite")
    fast_effects()
    s:expect(s.bob, { life = 24, hand = 0 })
    s:expect(s.sue, { life = 20 })  -- 24, less 2 for each rite and the bears
  end)
end

-- The attack is announced while a green mana lies in the pool, and Sue answers.
local function answered_announcement(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Disintegrate")
  s.bob:lands("Mountain", 2)
  s.bob:mana "{G}"
  s:to("attack")
  s.sue:casts("Lightning Bolt", { on = s.bob })
  return bears
end

scenario("E-109 an attack that is answered is aborted and may be announced again", function(s)
  local bears = answered_announcement(s)
  s:expect(s, { step = "main" })
  s:expect(s.bob, { life = 17, mana = "{G}" })
  s.bob:casts("Disintegrate", { on = s.sue, x = 2 })  -- one of the two is the green mana
  s:expect(s.bob, { mana = "" })
  s:expect(s.sue, { life = 18 })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect_illegal(function() s.bob:attacks {} end, "R-CBT-1")
end)

scenario("combat.announce: an answer does not stop an attack that goes on", function(s)
  s:rules("fifth", { ["combat.announce"] = "goes on" })
  local bears = answered_announcement(s)
  s:expect_illegal(function() s.bob:casts("Disintegrate", { on = s.sue, x = 2 }) end, "the attack has been announced (R-MAIN-2)")
  s.bob:attacks { bears }
  s:expect(s.bob, { life = 16, mana = "" })  -- the bolt, and the mana burnt when the attack began
end)
