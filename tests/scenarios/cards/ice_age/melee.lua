local both = { "fifth", "microprose" }

scenario("Melee: its caster says who blocks whom, and unblocked attackers untap and have not attacked", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { wurm, ogre }
  s.bob:casts("Melee")
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "R-BLOCK-1")
  s.bob:blocks { [bears] = wurm }
  s:expect(ogre, { tapped = false, attacking = false })
  s:expect(wurm, { tapped = true, attacking = true })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Melee makes no illegal block", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local tapped = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { angel, ogre }
  s.bob:casts("Melee")
  s:expect_illegal(function() s.bob:blocks { [bears] = angel } end, "R-FLY-1")
  s:expect_illegal(function() s.bob:blocks { [tapped] = ogre } end, "tapped")
  s.bob:blocks { [bears] = ogre }
end)

scenario("Melee may leave all attackers unblocked: nothing is dealt", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { wurm }
  s.bob:casts("Melee")
  s.bob:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(wurm, { tapped = false })
end)

scenario("R-GEN-1 Melee is cast in the own attack only, before blockers are declared", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local theirs = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.sue:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.sue:lands("Mountain", 5)
  s:expect_illegal(function() s.bob:casts("Melee") end, "R-GEN-1")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:casts("Melee") end, "R-GEN-1")
  s.sue:blocks { [theirs] = wurm }
  s:expect_illegal(function() s.bob:casts("Melee") end, "R-GEN-1")
end)

scenario("Melee: what is not blocked counts as not having attacked, and what is blocked has attacked", both, function(s)
  s:card [[ return instant "Test Roll" { cost = "{0}", destroy(creatures:attacked()) } ]]
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.bob:has("hand", "Test Roll")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { wurm, ogre }
  s.bob:casts("Melee")
  s.bob:blocks { [bears] = wurm }
  s:to("main")
  s.bob:casts("Test Roll")
  s:expect(ogre, { zone = "in play", tapped = false })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Melee: Erg Raiders that nobody blocks have not attacked, and hurt their controller", both, function(s)
  local raiders = s.bob:has("in play", "Erg Raiders")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { raiders }
  s.bob:casts("Melee")
  s:next_turn()
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 18 })
end)
