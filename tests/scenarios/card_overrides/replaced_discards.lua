-- What would be discarded may go elsewhere; then nothing was discarded.

local shelf = { types = { "enchantment" }, text = "If you would discard a card, remove it from the game instead." }
local watcher = { types = { "enchantment" }, text = "Whenever your opponent discards a card, you gain 1 life." }

scenario("a card that would be discarded by an effect goes where the rule says", function(s)
  s.bob:makes("Far Shelf", shelf)
  s.sue:makes("Glad Watcher", watcher)
  local card = s.bob:has("hand", "Grizzly Bears")
  local thief = s.sue:makes("Thief", { types = { "artifact" }, text = "{T}: Target player discards a card." })
  s.sue:activates(thief, { target = s.bob })
  s:expect(card, { zone = "out of game" })
  s:expect(s.sue, { life = 20 })
end)

scenario("without the rule it is discarded, and whoever listens hears of it", function(s)
  s.sue:makes("Glad Watcher", watcher)
  local card = s.bob:has("hand", "Grizzly Bears")
  local thief = s.sue:makes("Thief", { types = { "artifact" }, text = "{T}: Target player discards a card." })
  s.sue:activates(thief, { target = s.bob })
  s:expect(card, { zone = "graveyard" })
  s:expect(s.sue, { life = 21 })
end)

scenario("the discard at the end of the turn is replaced too (R-DISCARD-1)", function(s)
  s.bob:makes("Far Shelf", shelf)
  local cards = s.bob:has("hand", "Grizzly Bears", { count = 8 })
  s.bob:will("discard", cards[3])
  s:turn_of(s.sue)
  s:expect(cards[3], { zone = "out of game" })
  s:expect(s.bob, { hand = 7, graveyard = 0 })
end)

scenario("a hand that does not shrink ends the discard all the same (R-DISCARD-1)", function(s)
  s.bob:makes("Soft Hands", { types = { "enchantment" }, text = "If you would discard a card, you gain 1 life instead." })
  local cards = s.bob:has("hand", "Grizzly Bears", { count = 9 })
  s.bob:will("discard", cards[1])
  s.bob:will("discard", cards[1])
  s:turn_of(s.sue)
  s:expect(s.bob, { hand = 9, life = 22, graveyard = 0 })
end)
