-- Changes and rules that no card of the library has yet.

scenario("a land may have a land type in addition, and keeps what it was", function(s)
  s:card [[ return enchantment "Flooded Plain" {
    cost = "{U}", text = "All plains are islands in addition to their other types.",
    continuous { affects = lands:of_type "plains", also_land = "island" },
  } ]]
  s.bob:has("in play", "Flooded Plain")
  local plains = s.bob:has("in play", "Plains")
  s.bob:taps_for_mana(plains, "blue")
  s:expect(s.bob, { mana = "{U}" })
end)

scenario("what becomes a type is nothing else", function(s)
  s:card [[ return sorcery "Petrify" {
    cost = "{W}", text = "Target creature becomes an artifact.",
    target = creature, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Petrify")
  s.bob:lands("Plains", 1)
  s.bob:casts("Petrify", { target = bears })
  s:expect(bears, { types = { "artifact" } })
end)

scenario("a creature may have a creature type and a colour in addition", function(s)
  s:card [[ return enchantment "Kinship" {
    cost = "{R}", text = "All creatures are Goblins and red in addition to their other types and colors.",
    continuous { affects = creatures, also_creature_type = "goblin", also_colour = "red" },
  } ]]
  s.bob:has("in play", "Kinship")
  s.bob:has("in play", "Goblin King")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3, toughness = 3, colours = { "red", "green" } })
end)

scenario("power and toughness change places", function(s)
  s:card [[ return instant "Inversion" {
    cost = "{U}", text = "Switch target creature's power and toughness until end of turn.",
    target = creature, until_end_of_turn(target, { switch = true }),
  } ]]
  local wall = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Inversion")
  s.bob:lands("Island", 1)
  s:card [[ return enchantment "Bulk" { cost = "{G}", text = "All creatures get +0/+3.",
    continuous { affects = creatures, plus = "+0/+3" } } ]]
  s.bob:has("in play", "Bulk")
  s.bob:casts("Inversion", { target = wall })
  s:expect(wall, { power = 5, toughness = 2 })
  s:next_turn()
  s:expect(wall, { power = 2, toughness = 5 })
end)

scenario("a player may play additional lands", function(s)
  s:card [[ return enchantment "Spring" {
    cost = "{G}", text = "You may play an additional land during each of your turns.",
    additional_land { n = 1, affects = you },
  } ]]
  s.bob:has("in play", "Spring")
  local lands = s.bob:has("hand", "Forest", { count = 3 })
  s.bob:plays_land(lands[1])
  s.bob:plays_land(lands[2])
  s:expect_illegal(function() s.bob:plays_land(lands[3]) end, "may play no more (R-LAND-1)")
end)

scenario("a creature must block if it can", function(s)
  s:card [[ return summon "Soldier" "Test Sentinel" {
    cost = "{W}", power = 1, toughness = 1, text = "Test Sentinel blocks each turn if able.", must_block {},
  } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sentinel = s.sue:has("in play", "Test Sentinel")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(sentinel, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("an artifact may work although it is tapped", function(s)
  s:card [[ return artifact "Restless Idol" {
    cost = "{2}", text = "Restless Idol works even while it is tapped.\nAll creatures get +1/+1.",
    always_on {},
    continuous { affects = creatures, plus = "+1/+1" },
  } ]]
  s.bob:has("in play", "Restless Idol", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3, toughness = 3 })
end)

scenario("R-PERM-1 what becomes a creature, and no artifact creature, is nothing else", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Test Life" { cost = "{R}", target = artifact,
    text = "Target artifact becomes a 2/2 creature until end of turn.",
    until_end_of_turn(target, { becomes_type = "creature", power = 2, toughness = 2 }) } ]]
  local ring = s.bob:has("in play", "Sol Ring")
  s.bob:has("hand", "Test Life")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Test Life", { target = ring })
  s:expect(ring, { types = { "creature" }, power = 2, toughness = 2 })
end)
