-- The draw of the draw phase is an effect among others (R-DRAW-1, R-DRAW-3, R-DRAW-4).

local both = { "fifth", "microprose" }
local whim = [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]

scenario("R-DRAW-3 fast effects before the draw, in answer to it and after it, and no sorcery", both, function(s)
  s:card(whim)
  s:card [[ return sorcery "Test Rite" { cost = "{0}", gain_life(10) } ]]
  s.sue:has("hand", "Whim", { count = 3 })
  s.sue:has("hand", "Test Rite")
  s.bob:has("hand", "Whim", { count = 2 })
  local function no_sorcery()
    s:expect_illegal(function() s.sue:casts("Test Rite") end, "R-MAIN-2")
  end
  s:to("beginning of draw")
  no_sorcery()
  s.sue:casts("Whim")
  s:expect(s.sue, { life = 21, library = 20 })
  s:to_effect("draw")
  s.bob:casts("Whim", { held = true })
  s:expect(s.sue, { library = 20 })
  s:resolve()
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { library = 19 })
  no_sorcery()
  s.sue:casts("Whim")
  s.bob:casts("Whim")
  s:expect(s, { step = "draw", turn_of = s.sue })
  s:expect(s.sue, { life = 22, library = 19 })
end)

scenario("R-DRAW-1 one card each turn, for the player whose turn it is", both, function(s)
  s:to("draw")
  s:expect(s.sue, { library = 19, hand = 1 })
  s:expect(s.bob, { library = 20, hand = 0 })
  s:turn_of(s.bob)
  s:expect(s.bob, { library = 19, hand = 1 })
  s:expect(s.sue, { library = 19, hand = 1 })
end)

scenario("R-DRAW-4 R-TURN-8 two effects that draw are played one by one, each with its answers", both, function(s)
  s:card(whim)
  local mines = s.bob:has("in play", "Howling Mine", { count = 2 })
  s.sue:has("hand", "Whim", { count = 3 })
  s:to_effect("draw")
  s:resolve()
  s:expect(s.sue, { library = 19 })
  s:to_effect(mines[1])
  s.sue:casts("Whim", { held = true })  -- in answer to the first
  s:expect(s.sue, { library = 19, life = 20 })
  s:resolve()
  s:expect(s.sue, { library = 18, life = 21 })
  s.sue:casts("Whim")  -- between the two
  s:expect(s.sue, { library = 18, life = 22 })
  s:to_effect(mines[2])
  s:expect(s.sue, { library = 18 })
  s:resolve()
  s:expect(s.sue, { library = 17 })
end)
