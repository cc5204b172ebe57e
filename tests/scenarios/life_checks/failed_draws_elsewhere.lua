-- A draw that fails loses as soon as what asked for it has resolved, wherever it is asked for (R-DRAW-2).
local both = { "fifth", "microprose" }

scenario("R-DRAW-2 the draw of the phase loses before life is looked at", both, function(s)
  s.sue:library(0)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:life(3)
  s:to_effect("draw")
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:resolve()
  s:expect(s, { over = true, draw = false, reason = "no card left to draw" })
  s:expect(s.sue, { lost = true })
  s:expect(s.bob, { won = true, life = 0 })
end)

scenario("R-DRAW-2 an interrupt whose draw fails loses before what it interrupts goes on", both, function(s)
  s:card [[ return interrupt "Thirsty Denial" { cost = "{0}", target = spell, draw(1, you), counter(target) } ]]
  s.bob:library(0)
  s.bob:has("hand", "Thirsty Denial")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  local bolt = s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s.bob:interrupts(bolt, "Thirsty Denial")
  s:expect(s, { over = true })
  s:expect(s.bob, { lost = true, life = 20 })
end)

scenario("R-DRAW-2 damage whose side effect draws loses, though the attack killed the other player", both, function(s)
  s:card [[ return summon "Spy" "Test Spy" { cost = "{0}", power = 1, toughness = 1,
    deals_damage { what = self, to = players, draw(1, you) } } ]]
  local spy = s.bob:has("in play", "Test Spy")
  s.bob:library(0)
  s.sue:life(1)
  s.bob:attacks { spy }
  s:to_the_end()
  s:expect(s, { draw = false })
  s:expect(s.bob, { lost = true })
  s:expect(s.sue, { won = true, life = 0 })
end)

scenario("R-DRAW-2 cards that come back to the library in the same effect are too late", both, function(s)
  s:card [[ return sorcery "Long Sip" { cost = "{0}", draw(3, you), put_into("library", cards:in_zone "hand":owned_by(you)) } ]]
  s.bob:library(2)
  s.bob:has("hand", "Long Sip")
  s.bob:casts("Long Sip")
  s:expect(s, { over = true })
  s:expect(s.bob, { lost = true })
end)

scenario("R-ZONE-9 putting cards of an empty library into the graveyard does not lose", both, function(s)
  s:card [[ return sorcery "Mill" { cost = "{0}", mill(3, you) } ]]
  s.bob:library(2)
  s.bob:has("hand", "Mill")
  s.bob:casts("Mill")
  s:expect(s, { over = false })
  s:expect(s.bob, { library = 0 })
end)
