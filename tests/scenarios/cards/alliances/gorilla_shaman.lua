local both = { "fifth", "microprose" }

scenario("Gorilla Shaman destroys an artifact that costs X for {X}{X}{1}", both, function(s)
  local shaman = s.bob:has("in play", "Gorilla Shaman", { sick = true })
  local vise = s.sue:has("in play", "Black Vise")            -- {1}
  local disk = s.sue:has("in play", "Nevinyrral's Disk")     -- {4}
  local mox = s.sue:has("in play", "Mox Jet")                -- {0}
  s.bob:lands("Forest", 4)
  s:expect_illegal(function() s.bob:activates(shaman, { x = 1, target = disk }) end, "R-TARGET-1")
  s.bob:activates(shaman, { x = 1, target = vise })
  s:expect(vise, { zone = "graveyard" })
  s.bob:activates(shaman, { x = 0, target = mox })
  s:expect(mox, { zone = "graveyard" })
  s:expect(disk, { zone = "in play" })
  s:expect(shaman, { tapped = false })
end)

scenario("R-TARGET-1 Gorilla Shaman takes no artifact creature", both, function(s)
  local shaman = s.bob:has("in play", "Gorilla Shaman")
  local ornithopter = s.sue:has("in play", "Ornithopter")
  s.sue:has("in play", "Mox Jet")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(shaman, { x = 0, target = ornithopter }) end, "R-TARGET-1")
end)

scenario("R-MANA-7 Gorilla Shaman's X is paid twice", both, function(s)
  local shaman = s.bob:has("in play", "Gorilla Shaman")
  local rod = s.sue:has("in play", "Rod of Ruin")            -- {4}
  s.bob:lands("Forest", 8)
  s:expect_illegal(function() s.bob:activates(shaman, { x = 4, target = rod }) end, "Gorilla Shaman")
  s.bob:lands("Forest", 1)
  s.bob:activates(shaman, { x = 4, target = rod })
  s:expect(rod, { zone = "graveyard" })
end)

scenario("Gorilla Shaman destroys a Mox for {1}", both, function(s)
  local shaman = s.bob:has("in play", "Gorilla Shaman")
  local mox = s.sue:has("in play", "Mox Pearl")
  s.bob:lands("Mountain", 1)
  s.bob:activates(shaman, { x = 0, on = mox })
  s:expect(mox, { zone = "graveyard" })
end)

scenario("Gorilla Shaman destroys a Jade Statue that is no creature now, for nine mana", both, function(s)
  local sham = s.bob:has("in play", "Gorilla Shaman")
  local statue = s.sue:has("in play", "Jade Statue")
  s.bob:mana "{4}{4}{1}"
  s.bob:activates(sham, { x = 4, on = statue })
  s:expect(statue, { zone = "graveyard" })
end)
