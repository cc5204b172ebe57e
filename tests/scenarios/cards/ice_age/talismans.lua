local both = { "fifth", "microprose" }

-- Five artifacts that untap something for {3} when a spell of their colour is successfully cast.

-- name, a spell of its colour, its mana, a spell of another colour, its mana
local talismans = {
  { "Hematite Talisman", "Mons's Goblin Raiders", "{R}", "Scryb Sprites", "{G}" },
  { "Lapis Lazuli Talisman", "Merfolk of the Pearl Trident", "{U}", "Mons's Goblin Raiders", "{R}" },
  { "Malachite Talisman", "Scryb Sprites", "{G}", "Merfolk of the Pearl Trident", "{U}" },
  { "Nacre Talisman", "Savannah Lions", "{W}", "Scryb Sprites", "{G}" },
  { "Onyx Talisman", "Unholy Strength", "{B}", "Savannah Lions", "{W}" },
}

for _, row in ipairs(talismans) do
  local name, spell, mana, other, other_mana = row[1], row[2], row[3], row[4], row[5]
  local function cast(_, player, card, with)
    local ogre = player:has("in play", "Gray Ogre")
    player:has("hand", card)
    player:mana(with)
    return player:casts(card, card == "Unholy Strength" and { on = ogre } or nil)
  end

  scenario(name .. " untaps a permanent for {3} when its controller casts a spell of its colour", both, function(s)
    s.bob:has("in play", name)
    local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
    local lands = s.bob:has("in play", "Plateau", { count = 3 })
    s.bob:will("target", wurm)
    s.bob:will("pay", true)
    cast(s, s.bob, spell, mana)
    s:expect(wurm, { tapped = false })
    for _, land in ipairs(lands) do s:expect(land, { tapped = true }) end
  end)

  scenario(name .. " works for a spell of the opponent, and once for each spell", both, function(s)
    s.bob:has("in play", name)
    local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
    local theirs = s.sue:has("in play", "Craw Wurm", { tapped = true })
    s.bob:lands("Plateau", 6)
    s:turn_of(s.sue)
    local bolt = s.sue:has("in play", "Rod of Ruin", { tapped = true })
    s.bob:will("target", bolt)
    s.bob:will("pay", true)
    cast(s, s.sue, spell, mana)
    s:expect(bolt, { tapped = false })
    s:expect(wurm, { tapped = true })
    s:expect(theirs, { tapped = false })          -- by Sue's untap phase
  end)

  scenario(name .. " may be left alone, and says nothing to a spell of another colour", both, function(s)
    s.bob:has("in play", name)
    local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
    s.bob:lands("Plateau", 3)
    cast(s, s.bob, other, other_mana)
    s:expect(wurm, { tapped = true })
    s.bob:will("target", wurm)
    s.bob:will("pay", false)
    cast(s, s.bob, spell, mana)
    s:expect(wurm, { tapped = true })
  end)

  scenario(name .. " says nothing to a spell that is countered, for that was not successfully cast (R-CAST-2)", both, function(s)
    s.bob:has("in play", name)
    local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
    s.bob:lands("Plateau", 3)
    local ogre = s.bob:has("in play", "Gray Ogre")
    s.bob:has("hand", spell)
    s.bob:mana(mana)
    local answer = spell == "Merfolk of the Pearl Trident" and "Red Elemental Blast" or "Counterspell"
    s.sue:has("hand", answer)
    s.sue:lands("Volcanic Island", 2)
    local play = s.bob:casts(spell, { held = true, on = spell == "Unholy Strength" and ogre or nil })
    s.sue:interrupts(play, answer, { mode = answer == "Red Elemental Blast" and 1 or nil })
    s:expect(play, { zone = "graveyard" })
    s:expect(wurm, { tapped = true })
  end)
end

for _, set in ipairs(both) do
  scenario("R-ART-1 a tapped Talisman in " .. set, function(s)
    s:rules(set)
    s.bob:has("in play", "Hematite Talisman", { tapped = true })
    local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
    s.bob:lands("Plateau", 3)
    s.bob:has("hand", "Mons's Goblin Raiders")
    s.bob:mana "{R}"
    if set == "microprose" then
      s.bob:will("target", wurm)                    -- only its continuous effects are off
      s.bob:will("pay", true)
    end
    s.bob:casts("Mons's Goblin Raiders")
    s:expect(wurm, { tapped = set == "fifth" })
  end)
end

scenario("Hematite Talisman untaps a permanent for {3} when the opponent casts a red spell", { "fifth", "microprose" }, function(s)
  local t = s.bob:has("in play", "Hematite Talisman"); local l = s.bob:has("in play", "Forest", { count = 4 })
  local b = s.bob:has("in play", "Craw Wurm", { tapped = true })
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:will("target", b)
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(b, { tapped = false })
end)

scenario("Malachite Talisman: for one green spell each of two talismans is used", both, function(s)
  local first = s.bob:has("in play", "Malachite Talisman")
  local second = s.bob:has("in play", "Malachite Talisman")
  local lands = s.bob:has("in play", "Forest", { count = 2, tapped = true })
  s.bob:mana "{6}{1}{G}"
  s.bob:has("hand", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.bob:will("target", lands[1])
  s.bob:will("target", lands[2])
  s.bob:casts("Grizzly Bears")
  s:expect(lands[1], { tapped = false })
  s:expect(lands[2], { tapped = false })
end)

scenario("Onyx Talisman untaps a permanent for {3} when a black spell is cast, the opponent's too, and once for each", both, function(s)
  s.bob:has("in play", "Onyx Talisman")
  s.bob:lands("Plains", 6)
  local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
  s:turn_of(s.sue)
  s.sue:has("hand", "Scathe Zombies")
  s.sue:mana "{2}{B}"
  s.bob:will("pay", true)
  s.bob:will("target", wurm)
  s.sue:casts("Scathe Zombies")
  s:expect(wurm, { tapped = false })
end)

scenario("Onyx Talisman that Sleight of Mind has changed hears white spells, and black ones no more", both, function(s)
  local it = s.bob:has("in play", "Onyx Talisman")
  s.bob:lands("Plains", 6)
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "Savannah Lions")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:mana "{U}{W}{2}{B}"
  local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
  s.bob:casts("Sleight of Mind", { on = it, choosing = { "black", "white" } })
  s.bob:casts("Scathe Zombies")
  s:expect(wurm, { tapped = true })
  s.bob:will("pay", true)
  s.bob:will("target", wurm)
  s.bob:casts("Savannah Lions")
  s:expect(wurm, { tapped = false })
end)
