for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-002 drawing the last card does not lose; having to draw another does (" .. set .. ")", function(s)
    s:rules(set)
    s.bob:library(1)
    s:turn_of(s.sue)
    s:to("upkeep")
    s:expect(s, { turn_of = s.bob })
    s:expect(s.bob, { library = 1 })
    s:to("draw")
    s:expect(s.bob, { library = 0, hand = 1, lost = false })
    s:to("cleanup")
    s:expect(s, { over = false })
    s:turn_of(s.sue)
    s:to("upkeep")
    s:expect(s, { turn_of = s.bob, over = false })
    s:to_the_end()
    s:expect(s, { over = true, draw = false, turn_of = s.bob, step = "draw" })
    s:expect(s.bob, { lost = true })
    s:expect(s.sue, { won = true })
  end)
end

scenario("E-186 an effect handles only the cards that are left", function(s)
  s:rules("fifth")
  s:card [[
    return artifact "Test Mill" { cost = "{1}", activated { cost = "{0}", target = player, mill(5, target) } }
  ]]
  local mill = s.bob:has("in play", "Test Mill")
  s.sue:library(3)
  s.bob:activates(mill, { target = s.sue })
  s:expect(s.sue, { library = 0, graveyard = 3, lost = false })
  s:to("cleanup")
  s:expect(s, { over = false })
end)
