local both = { "fifth", "microprose" }

local function ready(_, p)
  p:lands("Swamp", 2)
  p:lands("Mountain", 1)
  p:lands("Island", 1)
  return p:has("in play", "Tetsuo Umezawa")
end

scenario("Tetsuo Umezawa destroys a tapped creature", both, function(s)
  local tetsuo = ready(s, s.bob)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(tetsuo, { on = ogre }) end, "R-TARGET-1")
  s.bob:activates(tetsuo, { on = wurm })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(tetsuo, { tapped = true, power = 3, toughness = 3 })
end)

scenario("Tetsuo Umezawa destroys a blocker, untapped as it is", both, function(s)
  local tetsuo = ready(s, s.bob)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s.bob:activates(tetsuo, { on = wurm })
  s:expect(wurm, { zone = "graveyard" })
  s:to("main")
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 20 })                               -- R-BLOCK-2
end)

scenario("Tetsuo Umezawa is no target of an enchant creature spell", both, function(s)
  local tetsuo = s.bob:has("in play", "Tetsuo Umezawa")
  s.bob:has("hand", "Holy Strength")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Holy Strength", { on = tetsuo }) end, "R-TARGET-1")
end)

scenario("Tetsuo Umezawa that is an artifact too is a target of an enchant artifact spell", both, function(s)
  local tetsuo = s.bob:has("in play", "Tetsuo Umezawa")
  s:card [[ return instant "Test Plate" { cost = "{0}", target = creature, for_good(target, { is_also = "artifact" }) } ]]
  s:card [[ return enchant_artifact "Test Brace" { cost = "{0}", continuous { affects = enchanted, plus = "+1/+1" } } ]]
  s.bob:has("hand", "Test Plate")
  s.bob:has("hand", "Test Brace")
  s.bob:casts("Test Plate", { on = tetsuo })
  s.bob:casts("Test Brace", { on = tetsuo })
  s:expect(tetsuo, { power = 4, toughness = 4 })
end)

scenario("Tetsuo Umezawa's target that untaps in response is spared (R-TARGET-5)", both, function(s)
  local tetsuo = s.bob:has("in play", "Tetsuo Umezawa")
  s.bob:mana "{R}{B}{B}{U}"
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:activates(tetsuo, { on = wurm, held = true })
  s.sue:casts("Twiddle", { on = wurm, mode = 2, held = true })
  s:resolve()
  s:expect(wurm, { zone = "in play", tapped = false })
  s:expect(tetsuo, { tapped = true })
end)

scenario("Tetsuo Umezawa may bear an enchantment that Enchantment Alteration moves to him: he is no target of it (R-ENCH-6)", both, function(s)
  local tetsuo = s.bob:has("in play", "Tetsuo Umezawa")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local strength = s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:has("hand", "Enchantment Alteration")
  s.bob:mana "{U}"
  s.bob:casts("Enchantment Alteration", { on = strength, choosing = tetsuo })
  s:expect(tetsuo, { power = 4, toughness = 5 })
end)

scenario("Tetsuo Umezawa destroys, so that a creature may regenerate, and asks his very mana", both, function(s)
  local tetsuo = s.bob:has("in play", "Tetsuo Umezawa")
  s.bob:mana "{R}{B}{U}{U}"
  local skeletons = s.sue:has("in play", "Drudge Skeletons", { tapped = true })
  s:expect_illegal(function() s.bob:activates(tetsuo, { on = skeletons }) end, "R-COST-1")
  s.bob:mana "{B}"
  s.sue:mana "{B}"
  s.sue:will_regenerate(skeletons)
  s.bob:activates(tetsuo, { on = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true })
end)
