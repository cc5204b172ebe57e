local both = { "fifth", "microprose" }

scenario("Recall discards X cards, takes X cards out of the graveyard and is removed from the game", both, function(s)
  s.bob:has("hand", "Forest", { count = 2 })
  local wurm = s.bob:has("graveyard", "Craw Wurm")
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  local recall = s.bob:has("hand", "Recall")
  s.bob:lands("Island", 5)
  s.bob:casts("Recall", { x = 2, targets = { wurm, bolt } })
  s:expect(s.bob, { hand = { ["Craw Wurm"] = 1, ["Lightning Bolt"] = 1 }, graveyard = { "Forest", "Forest" } })
  s:expect(recall, { zone = "out of game" })
end)
