local both = { "fifth", "microprose" }

local function gray_ogre(s)
  local ogre = s.bob:has("hand", "Gray Ogre")
  local laces = s.bob:has("hand", "Thoughtlace", { count = 2 })
  local answer = s.bob:has("hand", "Counterspell")
  s.bob:lands("Mountain", 3)
  s.bob:lands("Island", 4)
  local counter = s.sue:has("hand", "Counterspell")
  local blast = s.sue:has("hand", "Blue Elemental Blast")
  s.sue:lands("Island", 3)
  local summons = s.bob:casts(ogre, { held = true })
  local lacing = s.bob:interrupts(summons, laces[1], { held = true })
  s.sue:interrupts(lacing, counter)
  return ogre, summons, laces[2], blast, answer
end

scenario("E-064 with a second Thoughtlace there is no second chance to interrupt the Ogre", both, function(s)
  local ogre, summons, lace, blast, answer = gray_ogre(s)
  s:expect_illegal(function() s.bob:interrupts(summons, lace) end, "R-INT-2")
  local blasting = s.sue:interrupts(summons, blast, { mode = 1, held = true })
  s.bob:interrupts(blasting, answer)
  s:expect(blast, { zone = "graveyard" })
  s:expect_illegal(function() s.bob:interrupts(summons, lace) end, "Bob has had the one chance to interrupt Gray Ogre (R-INT-2)")
  s:resolve()
  s:expect(ogre, { zone = "in play", colours = { "red" } })
  s:expect(s.bob, { hand = { "Thoughtlace" } })
end)

-- Played at an action under way, so that it is an interrupt and no instant (R-INT-4).
local snare = [[ return interrupt "Test Snare" {
  cost = "{U}", targets = { spell, creature }, for_good(targets(1), { colour = "blue" }), tap(targets(2)) } ]]

local function snared(s)
  s:card(snare)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local ogre = s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Counterspell")
  s.bob:lands("Mountain", 3)
  s.bob:lands("Island", 2)
  s.sue:has("hand", "Test Snare")
  s.sue:lands("Island", 1)
  local summons = s.bob:casts(ogre, { held = true })
  return sorcerer, s.sue:interrupts(summons, "Test Snare", { targets = { ogre, sorcerer }, held = true })
end

scenario("E-071 nobody responds to an interrupt that taps the Sorcerer with its instant-speed ability", both, function(s)
  local sorcerer = snared(s)
  s:expect(sorcerer, { tapped = false })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "R-INT-6")
  s:resolve()
  s:expect(sorcerer, { tapped = true })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-071 b: only an interrupt is possible", both, function(s)
  local sorcerer, snaring = snared(s)
  s.bob:interrupts(snaring, "Counterspell")
  s:resolve()
  s:expect(sorcerer, { tapped = false })
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("E-071 c: an ability with the speed of an interrupt may interrupt", both, function(s)
  s:card [[ return summon "Wizard" "Test Warder" { cost = "{U}", power = 1, toughness = 1,
    activated { cost = "{T}", speed = "interrupt", target = spell, counter(target) } } ]]
  local warder = s.sue:has("in play", "Test Warder")
  local sick = s.sue:has("in play", "Test Warder", { sick = true })
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{G}{G}"
  local spell = s.bob:casts(bears, { held = true })
  s:expect_illegal(function() s.sue:interrupts(spell, sick) end, "R-SICK-1")
  s.sue:interrupts(spell, warder)
  s:expect(bears, { zone = "graveyard" })
  s:expect(warder, { tapped = true })
end)
