local both = { "fifth", "microprose" }

scenario("Transmute Artifact exchanges an artifact in play for one of the library that costs no more", both, function(s)
  s.bob:has("hand", "Transmute Artifact")
  s.bob:lands("Island", 2)
  local ring = s.bob:has("in play", "Aladdin's Ring")
  s.bob:library { "Forest", "Rod of Ruin", "Gray Ogre" }
  s.bob:will("choose", "Rod of Ruin")
  s.bob:casts("Transmute Artifact")
  s:expect(ring, { zone = "graveyard" })
  s:expect(s.bob:finds("Rod of Ruin"), { zone = "in play", controller = s.bob })
  s:expect(s.bob, { library = { "Forest", "Gray Ogre" } })
end)

scenario("Transmute Artifact asks for the difference where the new artifact costs more", both, function(s)
  s.bob:has("hand", "Transmute Artifact")
  s.bob:lands("Island", 5)
  local vise = s.bob:has("in play", "Black Vise")
  s.bob:library { "Forest", "Rod of Ruin" }
  s.bob:will("pay", true)
  s.bob:will("choose", "Rod of Ruin")
  s.bob:casts("Transmute Artifact")
  s:expect(vise, { zone = "graveyard" })
  -- {4} less {1}.
  s:expect(s.bob:finds("Rod of Ruin"), { zone = "in play" })
  s:expect(s.bob, { in_play = { ["Rod of Ruin"] = 1, ["Island"] = 5 }, mana = "" })
end)

scenario("Transmute Artifact loses both artifacts where the difference is not paid", both, function(s)
  s.bob:has("hand", "Transmute Artifact")
  s.bob:lands("Island", 5)
  local vise = s.bob:has("in play", "Black Vise")
  s.bob:library { "Forest", "Rod of Ruin" }
  s.bob:will("pay", false)
  s.bob:will("choose", "Rod of Ruin")
  s.bob:casts("Transmute Artifact")
  s:expect(vise, { zone = "graveyard" })
  s:expect(s.bob, { graveyard = { ["Black Vise"] = 1, ["Rod of Ruin"] = 1, ["Transmute Artifact"] = 1 } })
end)
