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
