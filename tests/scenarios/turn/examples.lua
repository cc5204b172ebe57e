-- The turn and its phases: who may play what, and when.

-- A spell that costs nothing and shows on its caster's life that it was played.
local whim = [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]

scenario("E-007 a response cancels the end of the phase", function(s)
  s:rules("microprose")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:activates(sorcerer, { target = s.bob })
  s:expect(s, { turn_of = s.bob, step = "main" })
  s:expect(s.bob, { life = 19 })
  s.bob:casts("Wrath of God")
  s:expect(sorcerer, { zone = "graveyard" })
end)

scenario("E-007 b: without a response the phase is over", function(s)
  s:rules("microprose")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.sue:has("in play", "Prodigal Sorcerer")
  s:to("discard")
  s:expect_illegal(function() s.bob:casts("Wrath of God") end, "R-MAIN-2")
end)

scenario("E-210 the other player cannot start a batch out of nothing", function(s)
  s:rules("microprose")
  s:card(whim)
  s.sue:has("hand", "Whim", { count = 2 })
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.sue:casts("Whim", { unprompted = true }) end, "out of nothing")
  -- In response to an action, and to the announcement that the phase ends.
  s.bob:casts("Grizzly Bears", { held = true })
  s.sue:casts("Whim")
  s:resolve()
  s:expect(s.sue, { life = 21 })
  s:expect_illegal(function() s.sue:casts("Whim", { unprompted = true }) end, "out of nothing")
  s.sue:casts("Whim")
  s:expect(s.sue, { life = 22 })
  s:expect(s, { turn_of = s.bob, step = "main" })
end)

scenario("E-223 a plain turn from phase to phase", { "fifth", "microprose" }, function(s)
  s:card(whim)
  local a, n = s.sue, s.bob
  local bears = a:has("in play", "Grizzly Bears", { tapped = true })
  a:lands("Plains", 4)
  a:has("hand", "Wrath of God")
  a:has("hand", "Whim", { count = 6 })
  n:has("hand", "Whim", { count = 7 })
  local function no_window()
    s:expect_illegal(function() a:casts("Whim") end, "Sue may not act now")
    s:expect_illegal(function() n:casts("Whim") end, "Bob may not act now")
  end
  local function a_window()
    a:casts("Whim")
    n:casts("Whim")
  end

  s:to("beginning of untap")
  s:expect(s, { turn_of = a, step = "untap" })
  s:expect(bears, { tapped = true })
  no_window()
  s:to("untap")
  s:expect(bears, { tapped = false })
  no_window()

  s:to("beginning of upkeep")  -- with nothing to pay
  s:expect_illegal(function() a:casts("Wrath of God") end, "R-MAIN-2")
  a_window()
  s:expect(s, { turn_of = a, step = "upkeep" })

  s:to("beginning of draw")
  a:casts("Whim")  -- before the draw
  s:expect(a, { library = 20 })
  s:to_effect("draw")
  n:casts("Whim")  -- in response to it
  s:expect(a, { library = 20 })
  s:resolve()
  s:expect(a, { library = 19 })
  s:expect(n, { library = 20 })
  a_window()  -- after it
  s:expect(s, { step = "draw" })

  s:to("main")
  a_window()
  s:to("discard")
  s:expect_illegal(function() a:casts("Wrath of God") end, "R-MAIN-2")
  a_window()
  s:expect(a, { life = 25, library = 19 })
  s:expect(n, { life = 25 })

  s:to("beginning of cleanup")
  no_window()
  s:to("cleanup")
  no_window()
  s:to("beginning of untap")  -- at once
  s:expect(s, { turn_of = n, step = "untap" })
  no_window()
end)
