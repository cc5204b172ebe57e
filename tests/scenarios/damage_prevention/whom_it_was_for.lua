-- What is spoken of behind a prevention: the creature or player to whom the damage was to be dealt (R-DP-3).

local both = { "fifth", "microprose" }

local boon = [[ return instant "Test Boon" { cost = "{0}", target = packet:to(creatures), prevent(3, target),
  next_end_of_turn { put_counters("+0/+1", result, victim_of(target)) } } ]]

scenario("R-DP-3 counters come to the creature whose damage was prevented, so many as that was", both, function(s)
  s:card(boon)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Test Boon")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:will_prevent("Test Boon")
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "in play", toughness = 2 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 5 })
  s:expect(other, { toughness = 2 })
end)

scenario("R-DP-3 a part that was prevented counts, and the rest is dealt", both, function(s)
  s:card(boon)
  s:card [[ return instant "Test Blow" { cost = "{0}", target = creature, deal(4, target) } ]]
  s:card [[ return summon "Ox" "Test Ox" { cost = "{1}", power = 1, toughness = 4 } ]]
  local ox = s.sue:has("in play", "Test Ox")
  s.sue:has("hand", "Test Boon")
  s.bob:has("hand", "Test Blow")
  s.sue:will_prevent("Test Boon")
  s.bob:casts("Test Blow", { target = ox })
  s:expect(ox, { damage = 1 })
  s:next_turn()
  s:expect(ox, { toughness = 7 })
end)

scenario("R-DP-3 of a creature that is gone by then nothing is told", both, function(s)
  s:card(boon)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Test Boon")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Terror")
  s.bob:mana "{R}{B}{B}"
  s.sue:will_prevent("Test Boon")
  s.bob:casts("Lightning Bolt", { target = bears })
  s.bob:casts("Terror", { target = bears })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)

local healer = [[ return summon "Cleric" "Test Healer" { cost = "{1}", power = 1, toughness = 2,
  activated { cost = "{T}", target = packet,
    when(is(victim_of(target), creatures:that_are "green"), { prevent(2, target) }, { prevent(1, target) }) } } ]]

scenario("R-DP-3 how much is prevented is asked of whom the damage is for: a green creature, another, a player", both, function(s)
  s:card(healer)
  s:card [[ return summon "Ox" "Green Ox" { cost = "{G}", power = 1, toughness = 5 } ]]
  s:card [[ return summon "Ox" "White Ox" { cost = "{W}", power = 1, toughness = 5 } ]]
  s:card [[ return instant "Test Blow" { cost = "{0}", target = creature_or_player, deal(3, target) } ]]
  local green = s.sue:has("in play", "Green Ox")
  local white = s.sue:has("in play", "White Ox")
  local healers = s.sue:has("in play", "Test Healer", { count = 3 })
  s.bob:has("hand", "Test Blow", { count = 3 })
  s.sue:will_prevent(healers[1])
  s.bob:casts("Test Blow", { target = green })
  s:expect(green, { damage = 1 })
  s.sue:will_prevent(healers[2])
  s.bob:casts("Test Blow", { target = white })
  s:expect(white, { damage = 2 })
  s.sue:will_prevent(healers[3])
  s.bob:casts("Test Blow", { target = s.sue })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-DP-3 whom it was for is tapped, although nothing of the damage is left", both, function(s)
  local alchemist = s.sue:makes("Test Alchemist", { types = { "creature" }, power = 0, toughness = 2, text =
      "{T}: Prevent up to 4 damage to any creature you control. Tap that creature. It does not untap during your next untap phase." })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mine = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:mana "{R}{R}"
  s.sue:will_prevent(alchemist)
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "in play", tapped = true, damage = 0 })
  s:next_turn()
  s:to("main")
  s:expect(bears, { tapped = true })
  s:expect(alchemist, { tapped = false })
  s:next_turn()
  s:next_turn()
  s:to("main")
  s:expect(bears, { tapped = false })
end)
