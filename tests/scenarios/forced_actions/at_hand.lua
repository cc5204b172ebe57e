scenario("R-FORCE-1 what is in play is sacrificed, and nobody has to cast something to be sacrificed", { "fifth", "microprose" },
  function(s)
    s:card [[ return sorcery "Test Edict" { cost = "{0}", sacrifice(creatures:controlled_by(you)), sacrifice(creatures:controlled_by(opponent)) } ]]
    local bears = s.bob:has("in play", "Grizzly Bears")
    local held = s.sue:has("hand", "Grizzly Bears")
    s.sue:lands("Forest", 2)
    s.bob:has("hand", "Test Edict")
    s.bob:casts("Test Edict")
    s:expect(bears, { zone = "graveyard" })
    s:expect(held, { zone = "hand" })
    s:expect(s.sue, { in_play = 2, graveyard = {} })
  end)
