-- Blockers of as many attackers as there are, and those that must block all they can.
local both = { "fifth", "microprose" }

scenario("R-BLOCK-1 it blocks any number of attackers, and another only one", both, function(s)
  s:card [[ return summon "Avatar" "Test Avatar" { cost = "{W}", power = 4, toughness = 9, blocks_any_number {} } ]]
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 4 })
  local avatar = s.sue:has("in play", "Test Avatar")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears[1], bears[2], bears[3], bears[4] }
  s:expect_illegal(function() s.sue:blocks { [ogre] = { bears[1], bears[2] } } end, "R-BLOCK-1")
  s.sue:blocks { [avatar] = { bears[1], bears[2], bears[3], bears[4] } }
  s.sue:assigns { [avatar] = { [bears[1]] = 2, [bears[2]] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(avatar, { damage = 8 })
  s:expect(bears[1], { zone = "graveyard" })
  s:expect(bears[4], { zone = "in play" })
end)

local function blaze(s)
  s:card [[ return instant "Test Blaze" { cost = "{W}", target = creature,
    this_turn(blocks_any_number { affects = target }),
    this_turn(must_block_each { attackers = creatures:attacking(), affects = target }) } ]]
  s.bob:has("hand", "Test Blaze")
  s.bob:lands("Plains", 1)
end

scenario("R-BLOCK-1 what must block each attacker blocks all that it can", both, function(s)
  blaze(s)
  local bears, giant = s.bob:has("in play", "Grizzly Bears"), s.bob:has("in play", "Hurloon Minotaur")
  local angel = s.bob:has("in play", "Serra Angel")
  local wall = s.sue:has("in play", "Wall of Brambles")
  local free = s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Test Blaze", { target = wall })
  s.bob:attacks { bears, giant, angel }
  s:expect_illegal(function() s.sue:blocks {} end, "must block")
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "must block")
  s:expect_illegal(function() s.sue:blocks { [free] = bears } end, "must block")
  s.sue:blocks { [wall] = { bears, giant } }
  s:expect(wall, { blocking = { bears, giant } })
  s:expect(free, { blocking = {} })
end)

scenario("R-BLOCK-1 who may block one alone blocks one of those that it must", both, function(s)
  s:card [[ return summon "Zealot" "Test Zealot" { cost = "{W}", power = 1, toughness = 3,
    must_block_each { attackers = creatures:attacking():that_are "green" } } ]]
  local bears, giant = s.bob:has("in play", "Grizzly Bears", { count = 2 }), s.bob:has("in play", "Hurloon Minotaur")
  local zealot = s.sue:has("in play", "Test Zealot")
  s.bob:attacks { bears[1], bears[2], giant }
  s:expect_illegal(function() s.sue:blocks { [zealot] = giant } end, "it must block another (R-CBT-6): Test Zealot")
  s:expect_illegal(function() s.sue:blocks {} end, "must block")
  s.sue:blocks { [zealot] = bears[2] }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)
