scenario("E-053 both must draw too many: the active player draws first, nobody loses midway, the duel is a draw",
  function(s)
    s:rules("microprose")
    s.bob:library(1)
    s.sue:library(2)
    s:card [[
      return artifact "Test Fountain" { cost = "{1}", activated { cost = "{0}", draw(3, each(players)) } }
    ]]
    local fountain = s.bob:has("in play", "Test Fountain")
    -- Tells who drew last.
    s:card [[
      return enchantment "Test Memory" {
        cost = "{1}",
        draws { by = you, set_life(5, you) },
        draws { by = opponent, set_life(7, you) },
      }
    ]]
    s.bob:has("in play", "Test Memory")
    s.bob:activates(fountain)
    s:expect(s.bob, { hand = 1, library = 0 })
    s:expect(s.sue, { hand = 2, library = 0 })
    s:expect(s.bob, { life = 7 })
    s:expect(s, { over = true, draw = true })
  end)
