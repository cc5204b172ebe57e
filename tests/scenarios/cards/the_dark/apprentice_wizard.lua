scenario("Apprentice Wizard makes three colourless mana of a blue one", { "fifth", "microprose" }, function(s)
  local wizard = s.bob:has("in play", "Apprentice Wizard")
  s.bob:lands("Island", 1)
  s.bob:activates(wizard)
  s:expect(s.bob, { mana = "{C}{C}{C}" })
  s:expect(wizard, { tapped = true })
end)

scenario("Apprentice Wizard needs blue mana", { "fifth", "microprose" }, function(s)
  local wizard = s.bob:has("in play", "Apprentice Wizard")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:activates(wizard) end, "cost")
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("R-SICK-1 Apprentice Wizard makes no mana in the turn it arrives", { "fifth", "microprose" }, function(s)
  local wizard = s.bob:has("in play", "Apprentice Wizard", { sick = true })
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:activates(wizard) end, "R-SICK-1")
end)

scenario("Apprentice Wizard pays for an interrupt while the spell is being cast", { "fifth", "microprose" }, function(s)
  local wizard = s.sue:has("in play", "Apprentice Wizard")
  s.sue:has("hand", "Spell Blast")
  s.sue:mana "{U}{U}"
  s.bob:has("hand", "Hurloon Minotaur")
  s.bob:lands("Mountain", 3)
  local spell = s.bob:casts("Hurloon Minotaur", { held = true })
  s.sue:activates(wizard)
  s.sue:interrupts(spell, "Spell Blast", { x = 3 })
  s:expect(spell, { zone = "graveyard" })
end)
