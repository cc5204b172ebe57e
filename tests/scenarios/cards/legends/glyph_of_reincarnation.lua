local both = { "fifth", "microprose" }

scenario("Glyph of Reincarnation buries after combat what the Wall blocked, and a creature of that graveyard comes for it", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:expect_illegal(function() s.sue:casts("Glyph of Reincarnation", { on = wall }) end, "does not allow it now")
  s:to("main")
  s.sue:will("choose", bears)
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", controller = s.bob })
end)

scenario("Glyph of Reincarnation: a stolen attacker goes to its owner's graveyard, and a creature of the attacker's comes", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre", { controller = s.bob })
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(bears, { zone = "in play", controller = s.bob })
  s:expect(s.sue, { graveyard = { "Hill Giant", "Gray Ogre", "Glyph of Reincarnation" } })
end)

scenario("Glyph of Reincarnation brings back the creature that it buries where the graveyard holds no other", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wurm, { tapped = true })
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(wurm, { zone = "in play", tapped = false, controller = s.bob })
end)

scenario("R-TARGET-5 Glyph of Reincarnation whose Wall is gone buries nothing", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("graveyard", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s.sue:casts("Glyph of Reincarnation", { on = wall, held = true })
  s.bob:casts("Unsummon", { on = wall })
  s:expect(wurm, { zone = "in play" })
end)
