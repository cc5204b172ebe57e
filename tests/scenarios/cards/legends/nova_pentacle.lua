local both = { "fifth", "microprose" }

scenario("Nova Pentacle, ruling 2009-10-01: the opponent chooses the creature, whoever controls it", both, function(s)
  local pentacle = s.sue:has("in play", "Nova Pentacle")
  s.sue:lands("Forest", 3)
  local mine = s.bob:has("in play", "Hill Giant")
  local hers = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:will("target", hers)                                   -- ruling 2009-10-01: whoever controls it
  s.sue:will_prevent(pentacle)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 20 })
  s:expect(hers, { zone = "graveyard" })
  s:expect(mine, { zone = "in play" })
  s:expect(pentacle, { tapped = true })
end)

scenario("Nova Pentacle cannot be used where there is no creature", both, function(s)
  local pentacle = s.sue:has("in play", "Nova Pentacle")
  s.sue:lands("Forest", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(pentacle) end, "no legal target")
end)

scenario("Nova Pentacle takes all the damage of one source, and leaves that of another one", both, function(s)
  local pentacle = s.sue:has("in play", "Nova Pentacle")
  s.sue:lands("Plains", 3)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, bears }
  s.sue:will_prevent(pentacle, { on = { from = wurm, to = s.sue } })
  s.bob:will("target", wurm)
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("R-PROT-1 Nova Pentacle: red damage that goes to a creature with protection from red arrives as 0", both, function(s)
  local pentacle = s.sue:has("in play", "Nova Pentacle")
  s.sue:lands("Plains", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Red Ward", { on = bears })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:will_prevent(pentacle)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("R-PROT-1 Nova Pentacle cannot be used where the only creature has protection from artifacts", both, function(s)
  local pentacle = s.sue:has("in play", "Nova Pentacle")
  s.sue:lands("Plains", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Artifact Ward", { on = bears })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(pentacle, { tapped = false })
end)

scenario("Nova Pentacle: the opponent says which creature takes the damage", both, function(s)
  s:card [[return artifact "Nova Pentacle" {
    cost = "{4}",
    activated {
      cost = "{3}, {T}",
      targets = { packet:to(you), chosen_by(opponent, creature) },
      redirect(target, targets(2)),
    },
  }]]
  local pentacle = s.bob:has("in play", "Nova Pentacle")
  s.bob:lands("Forest", 3)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.sue:will("target", ogre)
  s.bob:will_prevent(pentacle)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(angel, { damage = 0 })
end)
