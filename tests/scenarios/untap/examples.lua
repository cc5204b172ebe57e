-- The untap phase, and what may be paid in upkeep to untap something.

scenario("E-001 a paralyzed creature untaps for {4} in the upkeep", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("in play", "Paralyze", { on = bears })
  local swamps = s.sue:has("in play", "Swamp", { count = 4 })
  s:to("untap")
  s:expect(ogre, { tapped = false })
  s:expect(bears, { tapped = true })
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(bears, { tapped = false })
  s:expect(swamps[1], { tapped = true })
end)

scenario("E-001 b: it stays tapped when nothing is paid, and that is all", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("in play", "Paralyze", { on = bears })
  local swamps = s.sue:has("in play", "Swamp", { count = 4 })
  s:to("untap")
  s:expect(ogre, { tapped = false })
  s:expect(bears, { tapped = true })
  s.sue:will("pay", false)
  s:next_turn()
  s:expect(bears, { tapped = true, zone = "in play" })
  s:expect(swamps[1], { tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-075 Brass Man untaps twice", { "fifth", "microprose" }, function(s)
  local brass_man = s.sue:has("in play", "Brass Man", { tapped = true })
  s.sue:lands("Swamp", 2)
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s:to("upkeep")
  s.sue:activates(brass_man)
  s:expect(brass_man, { tapped = false })
  s.bob:casts("Twiddle", { target = brass_man, mode = "tap" })
  s:expect(brass_man, { tapped = true })
  s.sue:activates(brass_man)
  s:expect(brass_man, { tapped = false })
  s:expect(s.sue, { mana = "" })
end)

scenario("E-075 b: the whole untap cost or nothing", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("in play", "Paralyze", { on = bears })
  local swamps = s.sue:has("in play", "Swamp", { count = 3 })
  s:to("draw")  -- with three swamps nobody asks
  s:expect(bears, { tapped = true })
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = false }) end
end)

scenario("E-075 c: what was declined may be paid after something was played", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact_creature "Test Man" { cost = "{1}", power = 1, toughness = 3,
    does_not_untap {}, at_upkeep { of = you, may { pay = "{1}", untap(self) } } } ]]
  local brass_man = s.sue:has("in play", "Test Man", { tapped = true })
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 1)
  s.sue:will("pay", false)
  s:to("upkeep")
  s:expect(brass_man, { tapped = true })
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob })
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(brass_man, { tapped = false })
end)

scenario("E-219 what untaps is chosen before anything does", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  s:card [[ return enchantment "Test Tar" { cost = "{1}", untap_limit { n = 1, affects = lands } } ]]
  s:card [[ return artifact "Test Chains" { cost = "{1}", untap_limit { n = 0, affects = lands } } ]]
  s.bob:has("in play", "Test Tar")
  local chains = s.sue:has("in play", "Test Chains", { tapped = true })  -- off, and off it stays for the choice
  local swamp = s.sue:has("in play", "Swamp", { tapped = true })
  local island = s.sue:has("in play", "Island", { tapped = true })
  local plains = s.sue:has("in play", "Plains", { tapped = true })
  s.bob:has("hand", "Whim")
  s.sue:has("hand", "Whim")
  s.sue:will("untap", island)
  s:to("beginning of untap")
  s:expect_illegal(function() s.sue:casts("Whim") end, "Sue may not act now")
  s:expect_illegal(function() s.bob:casts("Whim") end, "Bob may not act now")
  s:expect(chains, { tapped = true })
  s:to("untap")
  s:expect(island, { tapped = false })
  s:expect(chains, { tapped = false })
  s:expect(swamp, { tapped = true })
  s:expect(plains, { tapped = true })
  s:expect_illegal(function() s.sue:casts("Whim") end, "Sue may not act now")
end)

local latch = [[ return artifact_creature "Test Latch" { cost = "{1}", power = 1, toughness = 1,
  does_not_untap {},
  at_upkeep { of = you, part = "end", may { pay = "{1}", untap(self) } },
} ]]
local function latched(s)
  s:card(latch)
  local thing = s.sue:has("in play", "Test Latch", { tapped = true })
  s.sue:lands("Swamp", 2)
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.sue:will("pay", true)
  s:to("end of upkeep")
  s:expect(thing, { tapped = false })
  s.bob:casts("Twiddle", { target = thing, mode = "tap" })
  s:expect(thing, { tapped = true })
  return thing
end

scenario("E-209 an untap cost at the end of upkeep is paid once", function(s)
  local thing = latched(s)
  s:to("draw")  -- nobody asks again
  s:expect(thing, { tapped = true })
end)

scenario("E-209 b: an untap cost at the end of upkeep is paid again", function(s)
  s:rules("microprose")
  local thing = latched(s)
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(thing, { tapped = false })
end)

scenario("untap.repeat alone makes an untap cost at the end of upkeep repeat", function(s)
  s:rules("fifth", { ["untap.repeat"] = true })
  local thing = latched(s)
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(thing, { tapped = false })
end)
