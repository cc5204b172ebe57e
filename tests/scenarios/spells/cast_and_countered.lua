-- What becomes of a spell: countered, resolved, or a permanent (R-CAST-3 to R-CAST-7).
local both = { "fifth", "microprose" }

scenario("R-CAST-3 R-CAST-6 a countered instant does nothing, lies in the graveyard, and is paid for", both, function(s)
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}{R}"
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local spell = s.bob:casts(bolt, { target = s.sue, held = true })
  s:expect(bolt, { zone = "limbo" })
  s:expect(s.bob, { graveyard = {} })
  s.sue:interrupts(spell, "Counterspell")
  s:expect(bolt, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{R}", graveyard = { "Lightning Bolt" } })
  s:to("discard")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CAST-4 what is set off after the casting counters nothing", both, function(s)
  s:card [[ return summon "Imp" "Test Imp" { cost = "{U}", power = 1, toughness = 1,
    comes_into_play { what = self, target = spell, counter(target) } } ]]
  s:card [[ return instant "Test Rise" { cost = "{B}", target = card:that_are "creature":in_zone "graveyard", return_to_play(target) } ]]
  local imp = s.sue:has("graveyard", "Test Imp")
  s.sue:has("hand", "Test Rise")
  s.sue:mana "{B}"
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.sue:casts("Test Rise", { target = imp, held = true })
  s:resolve()
  s:expect(imp, { zone = "in play" })
  s:expect(s.sue, { life = 17 })
end)

local ear = [[ return enchantment "Test Ear" { cost = "{U}", successfully_cast { by = opponent, gain_life(1) } } ]]

scenario("R-CAST-5 a land is played and not cast", both, function(s)
  s:card(ear)
  s.sue:has("in play", "Test Ear")
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s.bob:plays_land(s.bob:has("hand", "Forest"))
  s:expect(s, { windows = {} })
  s:expect(s.sue, { life = 20 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.sue, { life = 21 })
end)

scenario("R-CAST-5 R-PERM-1 what is cast becomes a permanent or happens once", both, function(s)
  s:card [[ return artifact_creature "" "Test Golem" { cost = "{0}", power = 1, toughness = 1 } ]]
  s:card [[ return artifact "Test Idol" { cost = "{0}" } ]]
  s:card [[ return summon "Imp" "Test Imp" { cost = "{0}", power = 1, toughness = 1 } ]]
  s:card [[ return enchantment "Test Air" { cost = "{0}" } ]]
  s:card [[ return instant "Test Instant" { cost = "{0}", gain_life(1) } ]]
  s:card [[ return interrupt "Test Interrupt" { cost = "{0}", gain_life(1) } ]]
  s:card [[ return sorcery "Test Sorcery" { cost = "{0}", gain_life(1) } ]]
  for _, name in ipairs { "Test Golem", "Test Idol", "Test Imp", "Test Air" } do
    local card = s.bob:has("hand", name)
    s.bob:casts(card)
    s:expect(card, { zone = "in play", controller = s.bob })
  end
  local land = s.bob:has("hand", "Forest")
  s.bob:plays_land(land)
  s:expect(land, { zone = "in play", controller = s.bob })
  for _, name in ipairs { "Test Instant", "Test Interrupt", "Test Sorcery" } do
    local card = s.bob:has("hand", name)
    s.bob:casts(card)
    s:expect(card, { zone = "graveyard" })
  end
  s:expect(s.bob, { life = 23 })
end)

scenario("R-CAST-5 a mana source is a spell that nobody answers (fifth)", function(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:mana "{B}"
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s.bob:casts("Dark Ritual")
  s:expect(s, { windows = {} })
  s:expect(s.bob, { mana = "{B}{B}{B}", graveyard = { "Dark Ritual" } })
end)
