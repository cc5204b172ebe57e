-- The draw of the draw phase that is under way, skipped by an effect.

local both = { "fifth", "microprose" }

local well = [[ return artifact "Test Well" { cost = "{1}",
  activated { cost = "{T}", target = player, skip_draw(target), gain_life(1) } } ]]

-- On to the beginning of Bob's next draw phase, in which he uses the well.
local function uses_the_well(s, on)
  local here = s.bob:has("in play", "Test Well")
  s:turn_of(s.sue)
  s:to("discard")
  s:to("beginning of draw")
  s.bob:activates(here, { target = on })
  s:to("main")
end

scenario("whoever skips the draw of the draw phase draws nothing in it", both, function(s)
  s:card(well)
  uses_the_well(s, s.bob)
  s:expect(s.bob, { hand = 0, library = 20, life = 21 })
end)

scenario("only that player's own draw is skipped", both, function(s)
  s:card(well)
  uses_the_well(s, s.sue)
  s:expect(s.bob, { hand = 1, library = 19, life = 21 })
  local before = 19
  s:turn_of(s.sue)
  s:expect(s.sue, { library = before - 1 })
end)
