-- Lands that store mana while they stay tapped: name, mana of each counter.
local lands = {
  { "Bottomless Vault", "{B}" },
  { "Dwarven Hold", "{R}" },
  { "Hollow Trees", "{G}" },
  { "Icatian Store", "{W}" },
  { "Sand Silos", "{U}" },
}

for _, l in ipairs(lands) do
  scenario(l[1] .. " comes into play tapped, and stores a counter for each untap phase that it skips", { "fifth", "microprose" }, function(s)
    local land = s.bob:has("hand", l[1])
    s.bob:plays_land(land)
    s:expect(land, { tapped = true })
    for n = 1, 2 do
      s:turn_of(s.sue)
      s.bob:will("pay", true)
      s:turn_of(s.bob)
      s:expect(land, { tapped = true, counters = { storage = n } })
    end
  end)

  scenario(l[1] .. " gives a mana for each counter removed, and no more than it has stored", { "fifth", "microprose" }, function(s)
    local land = s.bob:has("in play", l[1], { counters = { storage = 3 } })
    s:expect_illegal(function() s.bob:activates(land, { x = 4 }) end, "R-")
    s.bob:activates(land, { x = 2 })
    s:expect(s.bob, { mana = l[2] .. l[2] })
    s:expect(land, { tapped = true, counters = { storage = 1 } })
  end)
end

-- The rulings are those of Bottomless Vault, Dwarven Hold, Hollow Trees and Sand Silos alike.

local function keeps_counters_as_another_land(name)
  return function(s)
    local land = s.bob:has("in play", name, { counters = { storage = 2 } })
    s.bob:has("hand", "Phantasmal Terrain")
    s.bob:has("hand", "Disenchant")
    s.bob:mana "{U}{U}{C}{W}"
    s.bob:casts("Phantasmal Terrain", { on = land, choosing = "plains" })
    s:expect(land, { land_types = { "plains" }, counters = { storage = 2 } })
    s.bob:casts("Disenchant", { target = s.bob:finds("Phantasmal Terrain") })
    s.bob:activates(land, { x = 2 })
    s:expect(land, { tapped = true, counters = {} })
  end
end

local function keeps_counters_when_tapped(name)
  return function(s)
    local land = s.bob:has("in play", name, { counters = { storage = 2 } })
    s.sue:has("hand", "Twiddle")
    s.sue:lands("Island", 1)
    s.sue:casts("Twiddle", { target = land, mode = 1 })
    s:expect(land, { tapped = true, counters = { storage = 2 } })
    s:expect(s.bob, { mana = "" })
  end
end

local function is_tapped_for_mana_by_its_ability(name)
  return function(s)
    local land = s.bob:has("in play", name, { counters = { storage = 2 } })
    local other = s.bob:has("in play", name, { counters = { storage = 2 } })
    s.sue:has("in play", "Manabarbs")
    s.sue:has("hand", "Twiddle")
    s.sue:mana "{U}"
    s.sue:casts("Twiddle", { target = other, mode = 1 })
    s:expect(s.bob, { life = 20 })
    s.bob:activates(land, { x = 2 })
    s:expect(s.bob, { life = 19 })
  end
end

local function stores_nothing_untapped(name)
  return function(s)
    local land = s.bob:has("in play", name)
    s:turn_of(s.sue)
    s:turn_of(s.bob)             -- nobody is asked
    s:expect(land, { tapped = false, counters = {} })
  end
end

scenario("Bottomless Vault, ruling 2004-10-04: no counter is lost while it is another land for a time", { "fifth", "microprose" }, keeps_counters_as_another_land("Bottomless Vault"))
scenario("Bottomless Vault, ruling 2004-10-04: no counter is lost when another effect taps it", { "fifth", "microprose" }, keeps_counters_when_tapped("Bottomless Vault"))
scenario("Bottomless Vault, ruling 2004-10-04: it is tapped for mana only where its ability gives mana", { "fifth", "microprose" }, is_tapped_for_mana_by_its_ability("Bottomless Vault"))
scenario("Bottomless Vault, ruling 2004-10-04: untapped it stores no counter", { "fifth", "microprose" }, stores_nothing_untapped("Bottomless Vault"))

scenario("Dwarven Hold, ruling 2004-10-04: no counter is lost while it is another land for a time", { "fifth", "microprose" }, keeps_counters_as_another_land("Dwarven Hold"))
scenario("Dwarven Hold, ruling 2004-10-04: no counter is lost when another effect taps it", { "fifth", "microprose" }, keeps_counters_when_tapped("Dwarven Hold"))
scenario("Dwarven Hold, ruling 2004-10-04: it is tapped for mana only where its ability gives mana", { "fifth", "microprose" }, is_tapped_for_mana_by_its_ability("Dwarven Hold"))
scenario("Dwarven Hold, ruling 2004-10-04: untapped it stores no counter", { "fifth", "microprose" }, stores_nothing_untapped("Dwarven Hold"))

scenario("Hollow Trees, ruling 2004-10-04: no counter is lost while it is another land for a time", { "fifth", "microprose" }, keeps_counters_as_another_land("Hollow Trees"))
scenario("Hollow Trees, ruling 2004-10-04: no counter is lost when another effect taps it", { "fifth", "microprose" }, keeps_counters_when_tapped("Hollow Trees"))
scenario("Hollow Trees, ruling 2004-10-04: it is tapped for mana only where its ability gives mana", { "fifth", "microprose" }, is_tapped_for_mana_by_its_ability("Hollow Trees"))
scenario("Hollow Trees, ruling 2004-10-04: untapped it stores no counter", { "fifth", "microprose" }, stores_nothing_untapped("Hollow Trees"))

scenario("Sand Silos, ruling 2004-10-04: no counter is lost while it is another land for a time", { "fifth", "microprose" }, keeps_counters_as_another_land("Sand Silos"))
scenario("Sand Silos, ruling 2004-10-04: no counter is lost when another effect taps it", { "fifth", "microprose" }, keeps_counters_when_tapped("Sand Silos"))
scenario("Sand Silos, ruling 2004-10-04: it is tapped for mana only where its ability gives mana", { "fifth", "microprose" }, is_tapped_for_mana_by_its_ability("Sand Silos"))
scenario("Sand Silos, ruling 2004-10-04: untapped it stores no counter", { "fifth", "microprose" }, stores_nothing_untapped("Sand Silos"))

scenario("R-LAND-5 under a Blood Moon a storage land is a Mountain without its text, and keeps its counters", { "fifth", "microprose" }, function(s)
  local moon = s.sue:has("in play", "Blood Moon")
  local silos = s.bob:has("in play", "Sand Silos", { tapped = true, counters = { storage = 2 } })
  -- It untaps, and nobody is asked for a counter instead.
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(silos, { tapped = false, counters = { storage = 2 }, land_types = { "mountain" } })
  s.bob:taps_for_mana(silos)
  s:expect(s.bob, { mana = "{R}" })
  s:expect(silos, { counters = { storage = 2 } })
  -- Without the text that says so it does not come tapped either.
  local vault = s.bob:has("hand", "Bottomless Vault")
  s.bob:plays_land(vault)
  s:expect(vault, { tapped = false })
  -- With the moon gone they are what they were.
  s:turn_of(s.sue)
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = moon })
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(silos, { tapped = true, counters = { storage = 3 } })
end)

scenario("Icatian Store may be tapped for no counter and no mana", { "fifth", "microprose" }, function(s)
  local st = s.bob:has("in play", "Icatian Store", { counters = { storage = 1 } })
  s.bob:activates(st, { x = 0 })
  s:expect(st, { tapped = true, counters = { storage = 1 } })
  s:expect(s.bob, { mana = "" })
end)

scenario("Dwarven Hold gives its mana in the turn that it untapped, and R-COST-1 no tapped one does", { "fifth", "microprose" }, function(s)
  local hold = s.bob:has("in play", "Dwarven Hold", { tapped = true, counters = { storage = 2 } })
  s:expect_illegal(function() s.bob:activates(hold, { x = 1 }) end, "tapped")
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(hold, { tapped = false, counters = { storage = 2 } })
  s.bob:activates(hold, { x = 2 })
  s:expect(s.bob, { mana = "{R}{R}" })
end)

scenario("Dwarven Hold under Winter Orb stores a counter, and the one land that untaps is another", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Winter Orb")
  local hold = s.bob:has("in play", "Dwarven Hold", { tapped = true })
  local mountain = s.bob:has("in play", "Mountain", { tapped = true })
  s:turn_of(s.sue)
  s.bob:will("untap", mountain)
  s:turn_of(s.bob)
  s:expect(mountain, { tapped = false })
  s:expect(hold, { tapped = true })
end)

scenario("Dwarven Hold that an effect keeps from untapping stores nothing, and so does one whose untap phase is skipped", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stasis")
  s.bob:lands("Island", 1)
  local hold = s.bob:has("in play", "Dwarven Hold", { tapped = true })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(hold, { tapped = true, counters = {} })
end)

scenario("Dwarven Hold that is stolen stores its counters in the thief's untap phase", { "fifth", "microprose" }, function(s)
  local hold = s.bob:has("in play", "Dwarven Hold", { tapped = true, counters = { storage = 2 }, controller = s.sue })
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(hold, { counters = { storage = 3 } })
end)

scenario("Hollow Trees come into play tapped, and two counters give {G}{G} or less, as their player likes", { "fifth", "microprose" }, function(s)
  local new = s.bob:has("hand", "Hollow Trees")
  s.bob:plays_land(new)
  s:expect(new, { tapped = true, counters = {} })
  local it = s.bob:has("in play", "Hollow Trees", { counters = { storage = 2 } })
  s.bob:activates(it, { x = 1 })
  s:expect(s.bob, { mana = "{G}" })
  s:expect(it, { tapped = true, counters = { storage = 1 } })
end)

scenario("Bottomless Vault that stays tapped gets a counter, and gives X mana for X counters", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Bottomless Vault", { tapped = true })
  s.bob:will("pay", true)
  s:next_turn(); s:turn_of(s.bob)
  s:expect(v, { tapped = true, counters = { storage = 1 } })
  s.bob:will("pay", true)
  s:next_turn(); s:turn_of(s.bob)
  s.bob:will("pay", false)
  s:next_turn(); s:turn_of(s.bob)
  s:expect(v, { tapped = false, counters = { storage = 2 } })
  s.bob:activates(v, { x = 1 })
  s:expect(s.bob, { mana = "{B}" })
  s:expect(v, { counters = { storage = 1 } })
end)
