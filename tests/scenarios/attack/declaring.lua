-- The steps of an attack, who may attack, and who may not any more.

local both = { "fifth", "microprose" }

scenario("R-CBT-3 announced, attackers, fast effects, blocks, fast effects, damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Giant Growth", { count = 2 })
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Healing Salve", { count = 2 })
  s.sue:lands("Plains", 2)
  s:to("attack")
  s:expect(s, { step = "attack" })
  s:expect(bears, { attacking = false, tapped = false })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true, tapped = true })
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:expect_illegal(function() s.sue:attacks { ogre } end, "R-CBT-1")
  s:expect(s, { step = "attackers" })
  s:expect(ogre, { blocking = false })
  s.sue:blocks { [ogre] = bears }
  s.bob:casts("Giant Growth", { on = bears })
  s:expect(s, { step = "blockers" })
  s:expect(ogre, { damage = 0 })
  s:to("damage")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { damage = 2 })
end)

scenario("R-CBT-3 fast effects may answer the announcement, before attackers are declared (microprose)", function(s)
  s:rules("microprose")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s:to("attack")
  s.bob:casts("Giant Growth", { on = bears })
  s.sue:casts("Twiddle", { mode = 1, target = bears })
  s:expect(bears, { attacking = false, tapped = true, power = 5 })
  s:expect_illegal(function() s.bob:attacks { bears } end, "tapped creatures cannot attack (R-CBT-8)")
  s.bob:attacks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CBT-3 nothing is played between the two steps of damage", both, function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { wolves }
  s.sue:blocks { [ogre] = wolves }
  s:to("first strike damage")
  s:expect(ogre, { damage = 1 })
  s:expect_illegal(function() s.bob:casts("Giant Growth", { on = wolves }) end, "Bob may not act now")
  s:to("damage")
  s:expect(wolves, { zone = "graveyard" })
end)

scenario("R-CBT-8 tapped and sick creatures and Walls do not attack, others do, and tap", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local tapped = s.bob:has("in play", "Gray Ogre", { tapped = true })
  local sick = s.bob:has("in play", "Gray Ogre", { sick = true })
  local wall = s.bob:has("in play", "Wall of Brambles")
  s:expect_illegal(function() s.bob:attacks { tapped } end, "tapped creatures cannot attack (R-CBT-8)")
  s:expect_illegal(function() s.bob:attacks { sick } end, "R-SICK-1")
  s:expect_illegal(function() s.bob:attacks { wall } end, "(R-CBT-8, R-CRE-9)")
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true, tapped = true })
end)

scenario("R-CBT-8 nobody joins an attack that has been declared", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:attacks { ogre } end, "the attack of this turn has been made (R-CBT-1)")
  s.sue:blocks { [elves] = bears }
  s:expect_illegal(function() s.bob:attacks { ogre } end, "the attack of this turn has been made (R-CBT-1)")
  s:to("end of attack")
  s:expect(ogre, { attacking = false, tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CBT-10 blocking creatures are targets only in combat", both, function(s)
  s:card [[ return instant "Test Lance" { cost = "{R}", target = creature:blocking(), deal(1, target) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:makes("Rampart", { power = 0, toughness = 9 })
  s.bob:has("hand", "Test Lance", { count = 2 })
  s.bob:lands("Mountain", 2)
  local refused = function()
    s:expect_illegal(function() s.bob:casts("Test Lance", { on = wall }) end, "Test Lance has no legal target")
  end
  refused()
  s.bob:attacks { bears }
  refused()
  s.sue:blocks { [wall] = bears }
  s.bob:casts("Test Lance", { on = wall })
  s:expect(wall, { damage = 1 })
  s:to("end of attack")
  refused()
end)

scenario("R-BLOCK-1 the defender is asked who blocks", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:blocks { [ogre] = bears } end, "Bob is attacking and cannot block (R-BLOCK-1)")
  s.sue:will("block", ogre)
  s:to("blockers")
  s:expect(ogre, { blocking = true, tapped = false })
end)

scenario("R-CDMG-4 damage of the first step can be prevented before the second", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { knight }
  s.sue:blocks { [bears] = knight }
  s:to("damage prevention")
  s:expect(s, { packets = { { from = knight, to = bears, amount = 2 } } })
  s.sue:activates(healer, { target = { from = knight, to = bears } })
  s:to("damage")
  s:expect(bears, { zone = "in play", damage = 1 })
  s:expect(knight, { zone = "graveyard" })
end)
