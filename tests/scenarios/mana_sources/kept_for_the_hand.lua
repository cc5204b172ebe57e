-- Of sources that leave equally little over and cost the same, those are drawn that leave most of the colours that the hand
-- asks for (R-MANA-3): before lands, and before what gives one kind only.
local both = { "fifth", "microprose" }

local function probe(s, cost)
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end

--- The hand asks for what `kept` gives: `paying` pays instead.
local function keeps(what, wish, kept, count, paying, cost)
  scenario("R-MANA-3 " .. what, both, function(s)
    s.bob:has("hand", wish)
    local lands = count == 1 and { s.bob:has("in play", kept) } or s.bob:lands(kept, count)
    local other = s.bob:has("in play", paying)
    probe(s, cost)
    for _, land in ipairs(lands) do s:expect(land, { tapped = false }) end
    s:expect(other, { tapped = true })
  end)
end

keeps("a land of two other kinds before both islands of Counterspell", "Counterspell", "Island", 2, "Badlands", "{1}")
keeps("a land of another kind before the only plains", "Swords to Plowshares", "Plains", 1, "Taiga", "{1}")
keeps("colourless mana of a painful land before the only mountain", "Lightning Bolt", "Mountain", 1, "Adarkar Wastes", "{1}")
keeps("an artifact before both islands, where nothing is left over", "Counterspell", "Island", 2, "Sol Ring", "{2}")

scenario("R-MANA-3 of what there is more of than the hand asks for, one goes", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Unsummon")
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:lands("Island", 3)
  probe(s, "{2}")
  s:expect(mountain, { tapped = false })
end)

scenario("R-MANA-3 what is left over comes before the colours: an island and not the ring", both, function(s)
  s.bob:has("hand", "Unsummon")
  local island = s.bob:has("in play", "Island")
  local ring = s.bob:has("in play", "Sol Ring")
  probe(s, "{1}")
  s:expect(island, { tapped = true })
  s:expect(ring, { tapped = false })
end)

scenario("R-MANA-3 where the hand asks for nothing, lands go first", both, function(s)
  local islands = s.bob:lands("Island", 2)
  local ring = s.bob:has("in play", "Sol Ring")
  probe(s, "{2}")
  s:expect(islands[1], { tapped = true })
  s:expect(islands[2], { tapped = true })
  s:expect(ring, { tapped = false })
end)

scenario("R-MANA-4 a source that costs mana and leaves none over goes before one that leaves some", both, function(s)
  s:card [[ return land "Pair" { activated { cost = "{T}", add_mana("{C}{W}") } } ]]
  local pair = s.bob:has("in play", "Pair")
  s.bob:has("in play", "Wizards' School")
  s.bob:lands("Mountain", 2)
  probe(s, "{W}")
  s:expect(pair, { tapped = false })
  s:to("cleanup")
  s:expect(s.bob, { life = 21 })
end)
