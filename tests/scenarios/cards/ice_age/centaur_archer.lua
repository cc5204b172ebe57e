local both = { "fifth", "microprose" }

scenario("Centaur Archer, a 3/2, deals 1 damage to a creature with flying, and to no other", both, function(s)
  local archer = s.bob:has("in play", "Centaur Archer")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(archer, { power = 3, toughness = 2, colours = { "red", "green" } })
  s:expect_illegal(function() s.bob:activates(archer, { target = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(archer, { target = s.sue }) end, "R-TARGET-1")
  s.bob:activates(archer, { target = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(archer, { tapped = true })
end)

scenario("R-SICK-1 Centaur Archer does not shoot on the turn it comes", both, function(s)
  local archer = s.bob:has("in play", "Centaur Archer", { sick = true })
  local angel = s.sue:has("in play", "Serra Angel")
  s:expect_illegal(function() s.bob:activates(archer, { target = angel }) end, "R-SICK-1")
end)
