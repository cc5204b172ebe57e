local both = { "fifth", "microprose" }

scenario("Demonic Attorney has each player ante the top card of the library", both, function(s)
  s.bob:library { "Gray Ogre", "Forest" }
  s.sue:library { "Serra Angel", "Forest" }
  s.bob:has("hand", "Demonic Attorney")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Demonic Attorney")
  s:expect(s.bob, { ante = { "Gray Ogre" }, library = 1 })
  s:expect(s.sue, { ante = { "Serra Angel" }, library = 1 })
end)

scenario("R-ZONE-9 Demonic Attorney takes nothing from an empty library, and nobody loses for it", both, function(s)
  s.bob:library(0)
  s.sue:library { "Serra Angel" }
  s.bob:has("hand", "Demonic Attorney")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Demonic Attorney")
  s:expect(s.bob, { ante = 0, lost = false })
  s:expect(s.sue, { ante = { "Serra Angel" }, library = 0, lost = false })
end)

scenario("Demonic Attorney: the winner takes what both have added to the ante", both, function(s)
  s:duel { bob = { Swamp = 39, ["Demonic Attorney"] = 1 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:to("main")
  local attorney = s.bob:has("hand", "Demonic Attorney")
  s.bob:mana "{1}{B}{B}"
  s.bob:casts(attorney)
  s:expect(s.bob, { ante = 2 })
  s:expect(s.sue, { ante = { Island = 2 } })
  s.bob:life(0)
  s:to_the_end()
  s:expect(s.sue, { won = true })
end)

scenario("Demonic Attorney is removed from a deck that does not play for ante, before its cards are counted (R-SETUP-1)", function(s)
  s:rules("fifth")
  s:expect_illegal(function()
    s:duel { bob = { Swamp = 39, ["Demonic Attorney"] = 1 }, sue = { Island = 40 }, starts = s.bob }
  end, "R-SETUP-1")
  s:duel { bob = { Swamp = 40, ["Demonic Attorney"] = 1 }, sue = { Island = 40 }, starts = s.bob }
  s:expect(s.bob, { library = 33, hand = { Swamp = 7 } })
end)
