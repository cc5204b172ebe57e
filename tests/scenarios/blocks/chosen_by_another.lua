-- A player whose blocks another chooses says nothing of them (R-BLOCK-1).
local both = { "fifth", "microprose" }

--- Bob has chosen, for this combat, how Sue blocks.
local function melee(s)
  s:card [[ return instant "Test Melee" { cost = "{R}",
    text = "You choose which creatures block this combat and how those creatures block.",
    this_combat(chooses_blocks { affects = players }) } ]]
  s.bob:has("hand", "Test Melee")
  s.bob:lands("Mountain", 1)
end

scenario("R-BLOCK-1 the attacker has a creature block that would rather not", both, function(s)
  melee(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.bob:casts("Test Melee")
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "Bob says who blocks (R-BLOCK-1)")
  s.bob:blocks { [bears] = wurm }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BLOCK-1 what cannot block is not made to, and of another combat nothing is said", both, function(s)
  melee(s)
  local falcon = s.bob:has("in play", "Zephyr Falcon")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { falcon }
  s.bob:casts("Test Melee")
  s:expect_illegal(function() s.bob:blocks { [bears] = falcon } end, "flying")
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-BLOCK-1 what would cost the defender something is no block to choose", both, function(s)
  melee(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:card [[ return enchantment "Test Toll" { cost = "{R}", text = "Creatures cannot block unless their controller pays {1}.",
    block_cost { affects = creatures, cost = "{1}" } } ]]
  s.bob:has("in play", "Test Toll")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.bob:casts("Test Melee")
  s:to("end of attack")
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 14 })
end)
