local guard = [[ return summon "Guard" "Test Guard" { cost = "{1}{W}", power = 1, toughness = 4, blocks_additional { n = 1 } } ]]
local dutiful = [[ return summon "Zealot" "Test Zealot" { cost = "{W}", power = 1, toughness = 1, must_block {} } ]]
local lure = [[
  return enchant_creature "Test Lure" { cost = "{1}{G}", must_block { affects = creatures, attackers = enchanted } }
]]

scenario("R-BLOCK-1 a creature blocks one attacker, and any number may block one", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local first = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Gray Ogre")
  local tapped = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:attacks { bears, wurm }
  s:expect_illegal(function() s.sue:blocks { [first] = { bears, wurm } } end, "R-BLOCK-1")
  s:expect_illegal(function() s.sue:blocks { [tapped] = bears } end, "R-BLOCK-1")
  s.sue:blocks { [first] = bears, [second] = bears }
  s:expect(first, { blocking = true, tapped = false })
  s.bob:assigns { [bears] = { [first] = 2 } }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(first, { zone = "graveyard" })
  s:expect(s.sue, { life = 14 })
end)

scenario("a creature that may block one more blocks two, and the defender divides its damage", function(s)
  s:card(guard)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local blocker = s.sue:has("in play", "Test Guard")
  s.bob:attacks { bears, elves }
  s.sue:blocks { [blocker] = { bears, elves } }
  s.sue:assigns { [blocker] = { [elves] = 1 } }
  s:to("end of attack")
  s:expect(elves, { zone = "graveyard" })
  s:expect(bears, { damage = 0 })
  s:expect(blocker, { damage = 3, zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("who must block and can, does", function(s)
  s:card(dutiful)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local zealot = s.sue:has("in play", "Test Zealot")
  s.bob:attacks { bears, sprites }
  s:expect_illegal(function() s.sue:blocks {} end, "must block")
  s:expect_illegal(function() s.sue:blocks { [zealot] = sprites } end, "R-FLY-1")
  s.sue:blocks { [zealot] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(zealot, { zone = "graveyard" })
end)

scenario("who must block and cannot, need not", function(s)
  s:card(dutiful)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.sue:has("in play", "Test Zealot")
  s.bob:attacks { sprites }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("who must block one attacker cannot block another instead", function(s)
  s:card(lure)
  s:card(guard)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Test Lure", { on = bears })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local blocker = s.sue:has("in play", "Test Guard")
  s.bob:attacks { bears, wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm, [blocker] = bears } end, "it must block another (R-CBT-6): Test Lure says so (R-GEN-1)")
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "must block")
  s.sue:blocks { [ogre] = bears, [blocker] = { bears, wurm } }
  s.bob:assigns { [bears] = { [ogre] = 2 } }
  s.sue:assigns { [blocker] = { [bears] = 1 } }
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(blocker, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("who cannot be blocked by fewer than two is blocked by two or by none", function(s)
  s:card [[ return summon "Brute" "Test Brute" { cost = "{3}{R}", power = 3, toughness = 3, needs_blockers { n = 2 } } ]]
  local brute = s.bob:has("in play", "Test Brute")
  local first = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { brute }
  s:expect_illegal(function() s.sue:blocks { [first] = brute } end, "must block")
  s.sue:blocks { [first] = brute, [second] = brute }
  s.bob:assigns { [brute] = { [first] = 2, [second] = 1 } }
  s:to("end of attack")
  s:expect(brute, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("one creature alone does not block who cannot be blocked by fewer than two", function(s)
  s:card [[ return summon "Brute" "Test Brute" { cost = "{3}{R}", power = 3, toughness = 3, needs_blockers { n = 2 } } ]]
  local brute = s.bob:has("in play", "Test Brute")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { brute }
  s:expect_illegal(function() s.sue:blocks { [ogre] = brute } end, "it takes 2 blockers at least")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)
