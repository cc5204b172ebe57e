-- When life is looked at, and what it says then.

local both = { "fifth", "microprose" }

for life, lost in pairs { [0] = true, [-1] = true, [1] = false } do
  scenario("R-LIFE-1 R-LIFE-4 at the end of a phase, with " .. life .. " life", both, function(s)
    s.bob:life(life)
    s:expect(s, { over = false, step = "main" })
    if lost then
      s:to_the_end()
      s:expect(s, { over = true, turn_of = s.bob, step = "main", reason = "no life left" })
      s:expect(s.bob, { lost = true })
    else
      s:to("discard")
      s:expect(s, { over = false })
      s:expect(s.bob, { lost = false, life = 1 })
    end
  end)
end

scenario("R-LIFE-1 at the end of the attack", both, function(s)
  -- Before the main phase ends it would be too late to look.
  s:card [[ return enchantment "Test Mercy" { cost = "{1}", at_phase { phase = "main", part = "end", gain_life(9) } } ]]
  s.sue:has("in play", "Test Mercy")
  s.sue:life(2)
  s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
  s:expect(s, { over = false })
  s:to_the_end()
  s:expect(s, { over = true, turn_of = s.bob, reason = "no life left" })
  s:expect(s.sue, { lost = true })
end)

scenario("R-LIFE-1 R-LIFE-2 what is lost and gained in one resolution ends nothing", both, function(s)
  s:card [[ return sorcery "Test Tide" { cost = "{0}", lose_life(25), gain_life(10) } ]]
  s.bob:has("hand", "Test Tide")
  s.bob:casts("Test Tide")
  s:expect(s, { over = false })
  s:expect(s.bob, { life = 5, lost = false })
  s:to("discard")
  s:expect(s, { over = false })
end)

scenario("R-LIFE-6 a loss of life is not prevented, reduced or heard of as damage", both, function(s)
  s:card [[ return enchantment "Test Shield" { cost = "{1}", reduces_damage { affects = you } } ]]
  s:card [[ return enchantment "Test Tally" { cost = "{1}", deals_damage { to = you, gain_life(10) } } ]]
  s:card [[ return instant "Test Drain" { cost = "{0}", lose_life(3, opponent) } ]]
  s.bob:has("in play", "Test Shield")
  s.bob:has("in play", "Test Tally")
  s.sue:has("hand", "Test Drain")
  s.sue:casts("Test Drain")
  s:expect(s.bob, { life = 17 })
end)

scenario("R-LIFE-6 nor is a payment of life", both, function(s)
  s:card [[ return enchantment "Test Shield" { cost = "{1}", reduces_damage { affects = you } } ]]
  s:card [[ return artifact "Test Leech" { cost = "{0}", activated { cost = { lose_life(3) }, draw(1) } } ]]
  s.bob:has("in play", "Test Shield")
  s.bob:activates(s.bob:has("in play", "Test Leech"))
  s:expect(s.bob, { life = 17, hand = 1 })
end)
