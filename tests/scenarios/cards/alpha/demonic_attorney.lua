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
