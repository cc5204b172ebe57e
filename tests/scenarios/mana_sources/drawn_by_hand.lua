-- Mana that no cost draws by itself is there all the same whenever it is needed (R-MANA-3): whoever could play
-- something with it is asked, also by hosts that ask only where something can be done.
local both = { "fifth", "microprose" }

--- Bob has one thing to use, and Sue nothing but this to pay with.
local function lotus(s, his)
  s:card [[ return artifact "Her Lotus" { cost = "{0}",
    activated { cost = { "{T}", sacrifice(self) }, speed = "mana source", add_mana("{R}{R}{R}") } } ]]
  s:card('return artifact "His Charm" { cost = "{0}", activated { cost = "{T}", ' .. (his or "gain_life(1)") .. " } }")
  s.bob:has("in play", "His Charm")
  return s.sue:has("in play", "Her Lotus")
end

local function has(s, script)
  s:card('return artifact "Her Altar" { cost = "{0}", ' .. script .. " }")
  return s.sue:has("in play", "Her Altar")
end

-- Each list of answers is complete: one more that is asked for fails it, and so does one less.
scenario("R-MANA-3 one who could pay only with what is sacrificed is asked for a response", both, function(s)
  local flower = lotus(s)
  has(s, 'activated { cost = "{R}{R}{R}", deal(3, opponent) }')
  s:answers { 1, 1, 1 }
  s:expect(flower, { zone = "graveyard" })
  s:expect(s.bob, { life = 18 })
end)

scenario("R-MANA-3 and for a regeneration", both, function(s)
  local flower = lotus(s, "deal(1, creatures)")
  s:card [[ return summon "Troll" "Her Troll" { cost = "{R}", power = 2, toughness = 1, regeneration("{R}{R}{R}") } ]]
  local troll = s.sue:has("in play", "Her Troll")
  s:answers { 1, 1, 1 }
  s:expect(flower, { zone = "graveyard" })
  s:expect(troll, { zone = "in play", tapped = true })
end)

scenario("R-MANA-3 and for an interrupt", function(s)
  s:rules("fifth")
  local flower = lotus(s)
  has(s, 'activated { cost = "{R}{R}{R}", target = spell, counter(target) }')
  s:card [[ return instant "His Whim" { cost = "{0}", gain_life(5) } ]]
  s.bob:has("hand", "His Whim")
  s:answers { 1, 1, 1 }
  s:expect(flower, { zone = "graveyard" })
  s:expect(s.bob, { life = 20, graveyard = { "His Whim" } })
end)

scenario("R-MANA-3 and where the mana lies in the hand", both, function(s)
  lotus(s)
  s:card [[ return summon "Elf" "Her Guide" { cost = "{2}{G}", power = 2, toughness = 2,
    activated { cost = remove_from_game(self:in_zone "hand"), speed = "mana source", add_mana "{G}" } } ]]
  s.sue:has("hand", "Her Guide")
  has(s, 'activated { cost = "{G}{R}{R}{R}", gain_life(3) }')
  s:answers { 1, 1, 1, 1 }
  s:expect(s.sue, { life = 23 })
end)

scenario("R-MANA-3 nobody is asked who could play nothing with it then", both, function(s)
  lotus(s)
  s.sue:has("hand", "Grizzly Bears")
  s:answers { 1 }
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 nor one who would have nothing to aim at", both, function(s)
  lotus(s)
  has(s, 'activated { cost = "{R}", target = creature:controlled_by(opponent), destroy(target) }')
  s:answers { 1 }
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 nor one who has used it up", both, function(s)
  local flower = lotus(s)
  has(s, 'activated { cost = "{R}", gain_life(3) }')
  s:turn_of(s.sue)
  s.sue:taps_for_mana(flower)
  s:expect(s.sue, { mana = "{R}{R}{R}" })
  s:turn_of(s.bob)
  s:answers { 1 }
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 colourless mana may be named where abilities differ", both, function(s)
  s:card [[ return land "Pain" { activated { cost = "{T}", add_mana("{C}") }, activated { cost = "{T}", add_mana("{W}"), deal(1, you) } } ]]
  local lands = s.bob:has("in play", "Pain", { count = 2 })
  s.bob:taps_for_mana(lands[1], "colourless")
  s:expect(s.bob, { life = 20, mana = "{C}" })
  s.bob:taps_for_mana(lands[2], "white")
  s:expect(s.bob, { life = 19, mana = "{C}{W}" })
end)
