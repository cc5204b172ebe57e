-- What an effect makes somebody discard goes on top of the library where they like.
local both = { "fifth", "microprose" }

local library = [[ return artifact "Test Shelf" { cost = "{1}",
  text = "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.",
  discards_on_top { affects = you } } ]]
local rot = [[ return sorcery "Test Rot" { cost = "{B}", target = player, text = "Target player discards a card.",
  discard(1, target) } ]]
local listener = [[ return enchantment "Test Megrim" { cost = "{B}",
  text = "Whenever an opponent discards a card, Test Megrim deals 2 damage to that player.",
  discards { by = opponent, deal(2, that_player) } } ]]

scenario("Library of Leng: it is discarded, and lies on top", both, function(s)
  s:card(library)
  s:card(rot)
  s:card(listener)
  s.bob:has("in play", "Test Megrim")
  s.sue:has("in play", "Test Shelf")
  s.sue:library { "Forest", "Swamp" }
  s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Test Rot")
  s.bob:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:casts("Test Rot", { target = s.sue })
  s:expect(s.sue, { life = 18, hand = {}, graveyard = {} })
  s:turn_of(s.sue)
  s:expect(s.sue, { hand = { "Craw Wurm" } })
end)

scenario("Library of Leng: who would rather not has it in the graveyard, and so has the other player", both, function(s)
  s:card(library)
  s:card(rot)
  s.sue:has("in play", "Test Shelf")
  s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Test Rot")
  s.bob:has("hand", "Test Rot")
  s.bob:has("hand", "Serra Angel")
  s.bob:lands("Swamp", 2)
  s.sue:will("pay", false)
  s.bob:casts("Test Rot", { target = s.sue })
  s:expect(s.sue, { graveyard = { "Craw Wurm" } })
  s.bob:casts("Test Rot", { target = s.bob })
  s:expect(s.bob, { graveyard = { "Serra Angel", "Test Rot", "Test Rot" } })
end)

scenario("Library of Leng: neither what is paid nor the discard phase is an effect (R-DISCARD-1)", both, function(s)
  s:card(library)
  s:card [[ return artifact "Test Forge" { cost = "{0}", text = "Discard a card: You gain 1 life.",
    activated { cost = discard(1), gain_life(1) } } ]]
  s.bob:has("in play", "Test Shelf")
  local forge = s.bob:has("in play", "Test Forge")
  s.bob:has("hand", "Craw Wurm")
  s.bob:activates(forge)
  s:expect(s.bob, { life = 21, graveyard = { "Craw Wurm" } })
  s.bob:has("hand", "Serra Angel", { count = 8 })
  s.bob:will("discard", "Serra Angel")
  s:turn_of(s.sue)
  s:expect(s.bob, { hand = 7, graveyard = { "Craw Wurm", "Serra Angel" } })
end)
