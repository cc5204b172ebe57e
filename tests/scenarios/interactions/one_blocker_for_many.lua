-- Blaze of Glory, Goblin Snowman, Desert, Lady Caleria: what strikes and what is struck in odd attacks.
local both = { "fifth", "microprose" }

scenario("R-CDMG-5 Blaze of Glory: the one blocker divides its damage among all it blocks, and each of them strikes it", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "White Knight")
  local c = s.bob:has("in play", "Air Elemental")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a, b, c }
  s.sue:casts("Blaze of Glory", { on = wurm })
  s.sue:blocks { [wurm] = { a, b } }
  s.sue:assigns { [wurm] = { [a] = 3, [b] = 3 } }
  s:to("end of attack")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
end)

scenario("R-TRIG-1 Blaze of Glory with Thicket Basilisk as the blocker destroys all attackers that it blocks", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "White Knight")
  local basilisk = s.sue:has("in play", "Thicket Basilisk")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a, b }
  s.sue:casts("Blaze of Glory", { on = basilisk })
  s.sue:blocks { [basilisk] = { a, b } }
  s.sue:assigns { [basilisk] = { [a] = 2 } }
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
end)

scenario("R-COST-6 Sorrow's Path that is tapped for nothing by Icy Manipulator strikes its player", both, function(s)
  local path = s.bob:has("in play", "Sorrow's Path")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  local icy = s.sue:has("in play", "Icy Manipulator")
  s.sue:lands("Plains", 1)
  s.sue:activates(icy, { on = path })
  s:expect(s.bob, { life = 18 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(giant, { damage = 2 })
end)

scenario("R-TRIG-1 Goblin Snowman blocks a Thicket Basilisk: no damage, and it is destroyed", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  local snowman = s.sue:has("in play", "Goblin Snowman")
  s.bob:attacks { basilisk }
  s.sue:blocks { [snowman] = basilisk }
  s.sue:activates(snowman, { on = basilisk })
  s:expect(basilisk, { damage = 1 })
  s:to("main")
  s:expect(snowman, { zone = "graveyard" })
  s:expect(basilisk, { damage = 1 })
end)

scenario("R-RMC-2 Desert strikes after the damage, also one whom Maze of Ith has untapped", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local maze = s.sue:has("in play", "Maze of Ith")
  local desert = s.sue:has("in play", "Desert")
  local desert2 = s.sue:has("in play", "Desert")
  s.bob:attacks { bears }
  s.sue:blocks {}
  s.sue:activates(maze, { on = bears })
  s:to("damage")
  s:expect(s.sue, { life = 20 })
  s.sue:activates(desert, { ability = 2 })
  s.sue:activates(desert2, { ability = 2 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-REGEN-10 D-07 Drudge Skeletons regenerate from Lady Caleria before the damage: fifth takes them out, and nobody is struck", { "fifth" }, function(s)
  local lady = s.sue:has("in play", "Lady Caleria")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.bob:attacks { skeletons }
  s.sue:blocks {}
  s.bob:will_regenerate(skeletons)
  s.sue:activates(lady, { on = skeletons })
  s:expect(skeletons, { attacking = false, tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-REGEN-10 D-07 Drudge Skeletons that regenerate before the damage stay in the attack in microprose, and deal none", { "microprose" }, function(s)
  local lady = s.sue:has("in play", "Lady Caleria")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.bob:attacks { skeletons }
  s.sue:blocks {}
  s.bob:will_regenerate(skeletons)
  s.sue:activates(lady, { on = skeletons })
  s:expect(skeletons, { attacking = true, tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CRE-1 Swords to Plowshares on a Mishra's Factory that attacks: its controller gains its 2 power", both, function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:lands("Plains", 1)
  s.bob:activates(factory, { ability = 2 })
  s.bob:attacks { factory }
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.sue:casts("Swords to Plowshares", { on = factory })
  s:expect(factory, { zone = "out of game" })
  s:expect(s.bob, { life = 22 })
end)
