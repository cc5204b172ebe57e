--- Bob attacks with two big creatures, Sue blocks each with one of hers.
local function blocked(s, first, second)
  local path = s.bob:has("in play", "Sorrow's Path")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local one, two = s.sue:has("in play", first), s.sue:has("in play", second)
  s.bob:attacks { wurm, mammoth }
  s.sue:blocks { [one] = wurm, [two] = mammoth }
  return path, wurm, mammoth, one, two
end

scenario("Sorrow's Path exchanges two blockers, and hurts its controller and that player's creatures", { "fifth", "microprose" }, function(s)
  local path, wurm, mammoth, bears, ogre = blocked(s, "Grizzly Bears", "Gray Ogre")
  s.bob:activates(path, { targets = { bears, ogre } })
  s:expect(bears, { blocking = { mammoth } })
  s:expect(ogre, { blocking = { wurm } })
  s:expect(s.bob, { life = 18 })
  s:expect(wurm, { damage = 2 })
  s:expect(mammoth, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Sorrow's Path, ruling 2009-10-01: it may have any two blockers as targets, and exchanges none that could not block so", { "fifth", "microprose" }, function(s)
  local path = s.bob:has("in play", "Sorrow's Path")
  local angel = s.bob:has("in play", "Serra Angel")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local drake = s.sue:has("in play", "Fire Drake")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { angel, mammoth }
  s.sue:blocks { [drake] = angel, [bears] = mammoth }
  s.bob:activates(path, { targets = { drake, bears } })
  s:expect(drake, { blocking = { angel } })
  s:expect(bears, { blocking = { mammoth } })
  s:expect(s.bob, { life = 18 })
end)

scenario("Sorrow's Path, ruling 2009-02-01: it hurts whenever it is tapped, for whatever reason", { "fifth", "microprose" }, function(s)
  local path = s.sue:has("in play", "Sorrow's Path")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local own = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:casts("Twiddle", { target = path, mode = 1 })
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(own, { zone = "in play", damage = 0 })
end)

scenario("Sorrow's Path has no targets while nothing blocks, and gives no mana", { "fifth", "microprose" }, function(s)
  local path = s.bob:has("in play", "Sorrow's Path")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(path, { targets = { bears, ogre } }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:taps_for_mana(path) end, "mana")
end)
