local both = { "fifth", "microprose" }

scenario("Bazaar of Baghdad draws two cards and discards three of the hand", both, function(s)
  local bazaar = s.bob:has("in play", "Bazaar of Baghdad")
  s.bob:library { "Serra Angel", "Craw Wurm", "Forest" }
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Gray Ogre")
  s.bob:will("discard", { "Grizzly Bears", "Gray Ogre", "Craw Wurm" })
  s.bob:activates(bazaar)
  s:expect(bazaar, { tapped = true })
  s:expect(s.bob, { hand = { "Serra Angel" }, graveyard = { "Grizzly Bears", "Gray Ogre", "Craw Wurm" }, library = 1 })
  s:expect_illegal(function() s.bob:activates(bazaar) end, "tapped")
end)

scenario("Bazaar of Baghdad takes the whole hand where it is smaller than three", both, function(s)
  local bazaar = s.bob:has("in play", "Bazaar of Baghdad")
  s.bob:library { "Serra Angel", "Craw Wurm", "Forest" }
  s.bob:activates(bazaar)
  s:expect(s.bob, { hand = 0, graveyard = { "Serra Angel", "Craw Wurm" }, library = 1 })
end)

scenario("Bazaar of Baghdad gives no mana, is no spell, and works in the other player's turn", both, function(s)
  local bazaar = s.sue:has("in play", "Bazaar of Baghdad")
  s.sue:library { "Serra Angel", "Craw Wurm", "Forest" }
  s.sue:has("hand", "Gray Ogre")
  local bottle = s.sue:has("in play", "Bottle of Suleiman")
  s:expect_illegal(function() s.sue:activates(bottle) end, "cannot be paid")
  s.sue:activates(bazaar)
  s:expect(s.sue, { hand = 0, graveyard = 3, mana = "" })
end)

scenario("Bazaar of Baghdad, ruling 2004-10-04: between the drawing and the discarding of Bazaar of Baghdad nothing can be cast", both, function(s)
  local bazaar = s.bob:has("in play", "Bazaar of Baghdad")
  s.bob:library { "Lightning Bolt", "Lightning Bolt", "Forest" }
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s.bob:will("discard", { "Gray Ogre", "Grizzly Bears", "Lightning Bolt" })
  s.bob:activates(bazaar)
  -- Nobody is asked between the cards that are drawn and those that are discarded.
  s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
  s:expect(s.bob, { hand = { "Lightning Bolt" }, graveyard = 3 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-DRAW-2 Bazaar of Baghdad loses the duel for a player whose library holds one card", both, function(s)
  local bazaar = s.bob:has("in play", "Bazaar of Baghdad")
  s.bob:library(1)
  s.bob:activates(bazaar)
  s:expect(s.bob, { lost = true })
end)

scenario("Bazaar of Baghdad under Library of Leng: each card discarded may go on top of the library instead", both, function(s)
  local bazaar = s.bob:has("in play", "Bazaar of Baghdad")
  s.bob:has("in play", "Library of Leng")
  s.bob:library { "Gray Ogre", "Hill Giant", "Forest" }
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.bob:will("pay", false)
  s.bob:activates(bazaar)
  s:expect(s.bob, { hand = 0, library = 2, graveyard = 2 })
end)
