-- `s:answers` plays a duel by the numbers that a record has: options are counted from 0.
scenario("a duel is played by the answers of a record", function(s)
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  -- The bolt, and its target: Sue.
  s:answers({ 1, 1 })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { graveyard = { "Lightning Bolt" } })
end)
