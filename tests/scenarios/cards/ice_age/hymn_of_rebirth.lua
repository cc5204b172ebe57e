local both = { "fifth", "microprose" }

scenario("Hymn of Rebirth brings a creature from the opponent's graveyard into play under its caster's control, as freshly summoned", both, function(s)
  local wurm = s.sue:has("graveyard", "Craw Wurm")
  s.bob:has("hand", "Hymn of Rebirth")
  s.bob:mana "{3}{G}{W}"
  s.bob:casts("Hymn of Rebirth", { on = wurm })
  s:expect(wurm, { zone = "in play", controller = s.bob, owner = s.sue, tapped = false })
  s:expect_illegal(function() s.bob:attacks { wurm } end, "R-SICK-1")
end)

scenario("Hymn of Rebirth brings one from the own graveyard, and what coming into play does happens", both, function(s)
  local pyknite = s.bob:has("graveyard", "Pyknite")
  s.bob:has("hand", "Hymn of Rebirth")
  s.bob:mana "{3}{G}{W}"
  s.bob:casts("Hymn of Rebirth", { on = pyknite })
  s:expect(pyknite, { zone = "in play" })
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
end)

scenario("R-TARGET-1 Hymn of Rebirth brings nothing but a creature, and only from a graveyard", both, function(s)
  local ring = s.bob:has("graveyard", "Sol Ring")
  s.bob:has("graveyard", "Grizzly Bears")
  local inplay = s.sue:has("in play", "Gray Ogre")
  local held = s.bob:has("hand", "Craw Wurm")
  s.bob:has("hand", "Hymn of Rebirth")
  s.bob:mana "{3}{G}{W}"
  s:expect_illegal(function() s.bob:casts("Hymn of Rebirth", { on = ring }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Hymn of Rebirth", { on = inplay }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Hymn of Rebirth", { on = held }) end, "R-TARGET-1")
end)

scenario("R-MAIN-2 Hymn of Rebirth is a sorcery", both, function(s)
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Hymn of Rebirth")
  s:to("upkeep")
  s.bob:lands("Savannah", 5)
  s:expect_illegal(function() s.bob:casts("Hymn of Rebirth", { on = bears }) end, "R-MAIN-2")
end)

scenario("Hymn of Rebirth for a legend that is in play: the one from the graveyard is buried (R-LEG-1)", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Johan")
  local j = s.bob:has("graveyard", "Johan")
  s.bob:has("hand", "Hymn of Rebirth"); s.bob:lands("Forest", 4); s.bob:lands("Plains", 1)
  s.bob:casts("Hymn of Rebirth", { target = j })
  s:expect(j, { zone = "graveyard" })
end)
