-- Bands, rampage and legends: who is in a band, and who blocks it.
local both = { "fifth", "microprose" }

scenario("R-RAMP-1 R-BAND-3 Craw Giant grows for those who block the Hero in its band", both, function(s)
  local giant = s.bob:has("in play", "Craw Giant")
  local hero = s.bob:has("in play", "Benalish Hero")
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { giant, hero } }
  s.sue:blocks { [a] = hero, [b] = hero }
  s:expect(giant, { power = 8, toughness = 6 })
  s:expect(hero, { power = 1, toughness = 1 })
end)

scenario("R-RAMP-1 Rapid Fire adds no second rampage to Wolverine Pack, and gives it to Grizzly Bears", both, function(s)
  local pack = s.bob:has("in play", "Wolverine Pack")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 4 })
  s.bob:has("hand", "Rapid Fire")
  s.bob:lands("Plains", 8)
  s.bob:attacks { pack, bears }
  s.bob:casts(s.bob:has("hand", "Rapid Fire"), { on = pack })
  s.bob:casts("Rapid Fire", { on = bears })
  s.sue:blocks { [walls[1]] = pack, [walls[2]] = pack, [walls[3]] = bears, [walls[4]] = bears }
  s:expect(pack, { power = 4, toughness = 6, has = { "first strike" } })
  s:expect(bears, { power = 4, toughness = 4, has = { "first strike" } })
end)

scenario("R-BAND-1 Adventurers' Guildhouse: a green legend takes legends of other colours along, and no Bears", both, function(s)
  s.bob:has("in play", "Adventurers' Guildhouse")
  local jasmine = s.bob:has("in play", "Jasmine Boreal")
  local jedit = s.bob:has("in play", "Jedit Ojanen")
  local tobias = s.bob:has("in play", "Tobias Andrion")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { jasmine, jedit, bears } } end, "R-BAND-1")
  s:expect_illegal(function() s.bob:attacks { { jedit, tobias } } end, "R-BAND-1")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { jasmine, jedit, tobias }, bears }
  s.sue:blocks { [wurm] = tobias }
  s.bob:assigns { [wurm] = { [jasmine] = 2, [jedit] = 2, [tobias] = 2 } }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(tobias, { zone = "in play", damage = 2 })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BAND-1 Shelkin Brownie of the opponent takes bands with other legends from the only legend that has it", both, function(s)
  s.bob:has("in play", "Adventurers' Guildhouse")
  local jasmine = s.bob:has("in play", "Jasmine Boreal")
  local jedit = s.bob:has("in play", "Jedit Ojanen")
  local brownie = s.sue:has("in play", "Shelkin Brownie")
  s.sue:activates(brownie, { on = jasmine })
  s:expect_illegal(function() s.bob:attacks { { jasmine, jedit } } end, "R-BAND-1")
  s.bob:attacks { jasmine, jedit }
  s:expect(jasmine, { attacking = true })
end)

scenario("R-BAND-1 Clone of a Wolves of the Hunt token is one of them, and bands with the rest", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt")
  s.bob:mana "{2}{G}{G}"
  s.bob:activates(master)
  local wolves = s.bob:finds("Wolves of the Hunt")
  local clone = s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s.bob:casts(clone, { choosing = wolves })
  s:expect(clone, { name = "Wolves of the Hunt", power = 1, toughness = 1, colours = { "green" } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { clone, wolves } }
  s.sue:blocks { [ogre] = wolves }
  s.bob:assigns { [ogre] = { [clone] = 2 } }
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(clone, { zone = "graveyard" })
  s:expect(wolves, { zone = "in play" })
end)

scenario("R-LEG-1 Clone of the Stangg Twin is the later legend of its name, and is buried alone", both, function(s)
  local stangg = s.bob:has("hand", "Stangg")
  s.bob:mana "{4}{R}{G}"
  s.bob:casts(stangg)
  local twin = s.bob:finds("Stangg Twin")
  local clone = s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s.bob:casts(clone, { choosing = twin })
  s:expect(clone, { zone = "graveyard" })
  s:expect(twin, { zone = "in play" })
  s:expect(stangg, { zone = "in play" })
end)

scenario("R-BAND-1 Stangg bands with his Twin by Adventurers' Guildhouse, and Unsummon on the Twin after the block buries him", both, function(s)
  s.bob:has("in play", "Adventurers' Guildhouse")
  local stangg = s.bob:has("hand", "Stangg")
  s.bob:mana "{4}{R}{G}"
  s.bob:casts(stangg)
  local twin = s.bob:finds("Stangg Twin")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { { stangg, twin } }
  s.sue:blocks { [bears] = twin }
  s.sue:casts("Unsummon", { on = twin })
  s:expect(twin, { zone = "nowhere" })
  s:expect(stangg, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-3 Farrel's Zealot in a band that is blocked through the Hero is blocked, and strikes its blocker", both, function(s)
  local zealot = s.bob:has("in play", "Farrel's Zealot")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { zealot, hero } }
  s.sue:blocks { [wall] = hero }
  s:to("end of attack")
  s:expect(wall, { damage = 3 })
  s:expect(s.sue:finds("Gray Ogre"), { damage = 0, zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-3 Mindstab Thrull in a band that is blocked cannot be sacrificed for cards", both, function(s)
  local thrull = s.bob:has("in play", "Mindstab Thrull")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Island", { count = 3 })
  s.bob:attacks { { thrull, hero } }
  s.sue:blocks { [wall] = hero }
  s:expect_illegal(function() s.bob:activates(thrull) end, "R-GEN-1")
  s:to("end of attack")
  s:expect(s.sue, { hand = 3 })
  s:expect(wall, { damage = 3 })
end)

scenario("R-BLOCK-1 Goblin War Drums: one creature alone does not block a band, two do", both, function(s)
  s.bob:has("in play", "Goblin War Drums")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hero = s.bob:has("in play", "Benalish Hero")
  local a = s.sue:has("in play", "Wall of Stone")
  local b = s.sue:has("in play", "Wall of Ice")
  s.bob:attacks { { ogre, hero } }
  s:expect_illegal(function() s.sue:blocks { [a] = hero } end, "Goblin War Drums says so (R-GEN-1)")
  s.sue:blocks { [a] = hero, [b] = hero }
  s:expect(a, { blocking = true })
end)

scenario("R-BAND-11 Brassclaw Orcs block a Benalish Hero, and so the Craw Wurm in its band", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local hero = s.bob:has("in play", "Benalish Hero")
  local orcs = s.sue:has("in play", "Brassclaw Orcs")
  s.bob:attacks { { wurm, hero } }
  s:expect_illegal(function() s.sue:blocks { [orcs] = wurm } end, "R-GEN-1")
  s.sue:blocks { [orcs] = hero }
  s.bob:assigns { [orcs] = { [wurm] = 3 } }
  s:to("end of attack")
  s:expect(orcs, { zone = "graveyard" })
  s:expect(wurm, { damage = 3 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RAMP-1 Craw Giant and the Hero in its band, blocked from both sides: each blocker counts once", both, function(s)
  local giant = s.bob:has("in play", "Craw Giant")
  local hero = s.bob:has("in play", "Benalish Hero")
  local w = s.sue:has("in play", "Wall of Stone", { count = 3 })
  s.bob:attacks { { giant, hero } }
  s.sue:blocks { [w[1]] = hero, [w[2]] = giant, [w[3]] = giant }
  s:expect(giant, { power = 10, toughness = 8 })
end)
