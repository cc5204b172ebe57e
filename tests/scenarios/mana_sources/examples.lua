-- Mana sources: what makes mana without giving anyone a chance to answer.

scenario("E-027 Mana Short cannot come between the mana and the spell", { "fifth", "microprose" }, function(s)
  local lands = s.bob:has("in play", "Forest", { count = 4 })
  s.bob:has("hand", "Grizzly Bears", { count = 1 })
  s.bob:has("hand", "Giant Growth")
  s.sue:has("hand", "Mana Short")
  s.sue:lands("Island", 3)
  for _, land in ipairs(lands) do
    s.bob:taps_for_mana(land)
    s:expect_illegal(function() s.sue:casts("Mana Short", { target = s.bob, unprompted = true }) end, "the other player cannot start a batch out of nothing (R-BATCH-1)")
  end
  s.bob:casts("Grizzly Bears", { held = true })
  s.sue:casts("Mana Short", { target = s.bob })
  s:resolve()
  s:expect(s.bob, { mana = "", in_play = { "Forest", "Forest", "Forest", "Forest", "Grizzly Bears" } })
  s:expect(s.sue, { graveyard = { "Mana Short" } })
end)

local function test_elves(s)
  local elves = s.bob:makes("Test Elves", { power = 1, toughness = 1, colours = { "green" }, abilities = "{T}: Add {G} to your mana pool." })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  return elves
end

local function answered(s)
  local elves = test_elves(s)
  s.bob:activates(elves, { held = true })
  s:expect(elves, { tapped = true })
  s:expect(s.bob, { mana = "" })
  s.sue:casts("Lightning Bolt", { on = elves })
  s:resolve()
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{G}" })
end

local function unanswered(s)
  local elves = test_elves(s)
  s.bob:taps_for_mana(elves)
  s:expect(s.bob, { mana = "{G}" })
  s:expect(elves, { tapped = true })
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = elves, unprompted = true }) end, "the other player cannot start a batch out of nothing (R-BATCH-1)")
end

scenario("E-222 mana from a creature may be answered, and comes all the same", answered)

scenario("E-222 b: mana from a creature cannot be answered", function(s)
  s:rules("microprose")
  unanswered(s)
end)

scenario("mana.nonland_default alone makes it a mana source", function(s)
  s:rules("fifth", { ["mana.nonland_default"] = "mana source" })
  unanswered(s)
end)

scenario("E-222 c: it is a mana source where the card says so", function(s)
  s:card [[ return summon "Elf" "Test Elves" { cost = "{G}", power = 1, toughness = 1,
    activated { cost = "{T}", speed = "mana source", add_mana("{G}") },
  } ]]
  local elves = s.bob:has("in play", "Test Elves")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:taps_for_mana(elves)
  s:expect(s.bob, { mana = "{G}" })
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = elves, unprompted = true }) end, "the other player cannot start a batch out of nothing (R-BATCH-1)")
end)

scenario("E-230 a mana source spell while paying for an instant in the other player's turn", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Dark Ritual")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 1)
  s.sue:casts("Dark Ritual", { held = true })
  s:expect(s.sue, { mana = "{B}{B}{B}", graveyard = { "Dark Ritual" } })
  -- It is Sue's turn to go on, and nobody else's.
  s:expect_illegal(function() s.bob:casts("Unsummon", { on = bears, unprompted = true }) end, "Sue has the first chance to act, and Bob acts after that (R-BATCH-1)")
  s.sue:casts("Terror", { on = bears, unprompted = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { mana = "{B}" })
end)

scenario("E-230 b: in the untap phase it is refused", function(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Dark Ritual")
  s.sue:lands("Swamp", 1)
  s:to("beginning of untap")
  s:expect_illegal(function() s.bob:casts("Dark Ritual") end, "Bob may not act now")
  s:to("untap")
  s:expect_illegal(function() s.bob:casts("Dark Ritual") end, "Bob may not act now")
  s:expect_illegal(function() s.sue:casts("Dark Ritual") end, "Sue may not act now")
end)

scenario("E-230 c: a mana source spell pays for an interrupt", function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{B}{B}{B}", target = spell, counter(target) } ]]
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Dark Ritual")
  s.sue:has("hand", "Test Denial")
  s.sue:lands("Swamp", 1)
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s.sue:casts("Dark Ritual")
  s.sue:interrupts(bears, "Test Denial")
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
end)

local function ritual(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  return s.bob:casts("Dark Ritual", { held = true })
end

local function cannot_counter(s)
  local play = ritual(s)
  s:expect(s.bob, { mana = "{B}{B}{B}" })
  s:expect_illegal(function() s.sue:interrupts(play, "Counterspell") end, "the play of Dark Ritual is not open any more")
end

local function can_counter(s)
  local play = ritual(s)
  s:expect(s.bob, { mana = "" })
  s.sue:interrupts(play, "Counterspell")
  s:expect(s.bob, { mana = "", graveyard = { "Dark Ritual" } })
end

scenario("E-023 Dark Ritual is a mana source, which nobody interrupts", cannot_counter)

scenario("cast.mana_source_type: where there are no mana source spells, Dark Ritual is an instant", function(s)
  s:rules("microprose")
  can_counter(s)
end)

scenario("cast.mana_source_type alone makes Dark Ritual an instant", function(s)
  s:rules("fifth", { ["cast.mana_source_type"] = false })
  can_counter(s)
end)
