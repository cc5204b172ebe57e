-- What dealt damage last this turn, of all that is looked at.
local both = { "fifth", "microprose" }

local smother = [[ return instant "Test Smother" { cost = "{U}",
  text = "Cast Test Smother only if you were dealt damage this turn by a red instant or sorcery spell.\nTest Smother deals 4 damage to the controller of the last red instant or sorcery spell that dealt damage to you this turn.",
  castable = is(you, permanents:damaged_by(spells:that_are "instant or sorcery":that_are "red")),
  deal(4, controller_of(last_source(spells:that_are "instant or sorcery":that_are "red":has_damaged(you)))) } ]]

local function ready(s)
  s:card(smother)
  s.bob:has("hand", "Test Smother")
  s.bob:lands("Island", 1)
end

local function bolt(_, who, target)
  who:has("hand", "Lightning Bolt")
  who:lands("Mountain", 1)
  who:casts("Lightning Bolt", { target = target })
end

scenario("whoever has cast the last spell that burnt you is burnt", both, function(s)
  ready(s)
  bolt(s, s.bob, s.bob)
  bolt(s, s.sue, s.bob)
  bolt(s, s.bob, s.sue)
  s.bob:casts("Test Smother")
  s:expect(s.sue, { life = 13 })
  s:expect(s.bob, { life = 14 })
end)

scenario("of two the later", both, function(s)
  ready(s)
  bolt(s, s.sue, s.bob)
  bolt(s, s.bob, s.bob)
  s.bob:casts("Test Smother")
  s:expect(s.bob, { life = 10 })
  s:expect(s.sue, { life = 20 })
end)

scenario("another colour, a creature and damage to somebody else do not count", both, function(s)
  ready(s)
  s:card [[ return sorcery "Test Drip" { cost = "{U}", target = player, deal(1, target) } ]]
  s.bob:has("hand", "Test Drip")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Drip", { target = s.bob })
  local goblin = s.sue:makes("Test Spitter", { power = 1, toughness = 1, types = { "creature" }, colours = { "red" },
    text = "{T}: Test Spitter deals 1 damage to target player." })
  s.sue:activates(goblin, { target = s.bob })
  bolt(s, s.sue, s.sue)
  s:expect(s.bob, { life = 18 })
  s:expect_illegal(function() s.bob:casts("Test Smother") end, "the text of Test Smother does not allow it now")
  bolt(s, s.sue, s.bob)
  s.bob:casts("Test Smother")
  s:expect(s.sue, { life = 13 })
end)

scenario("the next turn nothing is remembered", both, function(s)
  ready(s)
  bolt(s, s.sue, s.bob)
  s:next_turn()
  s:next_turn()
  s:expect_illegal(function() s.bob:casts("Test Smother") end, "the text of Test Smother does not allow it now")
end)

scenario("a copy of a spell is its own source, and whoever has copied it is burnt", both, function(s)
  ready(s)
  s:card [[ return interrupt "Test Twin" { cost = "{R}", target = spell, copy_spell { spell = target } } ]]
  s.bob:has("hand", "Test Twin")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Mountain", 1)
  s.sue:lands("Island", 2)
  local burn = s.sue:casts("Lightning Bolt", { target = s.bob, held = true })
  s.bob:interrupts(burn, "Test Twin", { target = burn })
  s:resolve()
  s:expect(s.bob, { life = 14 })
  s.bob:casts("Test Smother")
  s:expect(s.sue, { life = 16 })
end)
