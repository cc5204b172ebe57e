-- What something is follows what it depends on at once, whatever that is and whatever else stays as it was. At each
-- stop of a scenario all that has been computed is held against what would be computed from nothing.

scenario("R-CRE-4: power that is counted in spells being cast follows them", function(s)
  s:card [[ return summon "Wizard" "Listener" {
    cost = "{U}", power = 1, toughness = 1,
    text = "Listener gets +2/+2 for each spell being cast.",
    continuous { plus = { product(2, count(spells)), product(2, count(spells)) } },
  } ]]
  local listener = s.bob:has("in play", "Listener")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s:expect(listener, { power = 1 })
  s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:expect(listener, { power = 3, toughness = 3 })
  s:resolve()
  s:expect(listener, { power = 1, toughness = 1 })
end)

scenario("R-CRE-4: power that is counted in red spells follows what an interrupt makes of a spell", function(s)
  s:card [[ return summon "Wizard" "Red Listener" {
    cost = "{U}", power = 1, toughness = 1,
    text = "Red Listener gets +2/+2 for each red spell being cast.",
    continuous { plus = { product(2, count(spells:that_are "red")), product(2, count(spells:that_are "red")) } },
  } ]]
  local listener = s.bob:has("in play", "Red Listener")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:has("hand", "Thoughtlace")
  s.sue:mana "{U}"
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:expect(listener, { power = 3, toughness = 3 })
  s.sue:interrupts(bolt, "Thoughtlace", { on = bolt })
  s:expect(listener, { power = 1, toughness = 1 })
end)

scenario("R-CRE-4: power that is counted in waiting damage follows it", function(s)
  s:card [[ return summon "Wizard" "Flincher" {
    cost = "{U}", power = 1, toughness = 1,
    text = "Flincher gets +0/+3 while damage waits to be dealt.",
    continuous { only_if = some(packets), plus = "+0/+3" },
  } ]]
  local flincher = s.sue:has("in play", "Flincher")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect(flincher, { toughness = 4 })
  s:resolve()
  s:expect(flincher, { toughness = 1 })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-CRE-4: power that depends on the step of an attack follows it", function(s)
  s:card [[ return summon "Wall" "Bulwark" {
    cost = "{W}", power = 0, toughness = 1,
    text = "Bulwark gets +3/+3 after blockers have been declared.",
    continuous { only_if = phase "blockers", plus = "+3/+3" },
  } ]]
  local bulwark = s.sue:has("in play", "Bulwark")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bulwark, { power = 0 })
  s.sue:blocks {}
  s:expect(bulwark, { power = 3, toughness = 4 })
  s:to("end of attack")
  s:expect(bulwark, { power = 0, toughness = 1 })
end)

scenario("R-ART-1: what comes to be an artifact is off while it is tapped", { "fifth", "microprose" }, function(s)
  s:card [[ return enchantment "Forge" {
    cost = "{R}", text = "All enchantments are artifacts in addition to their types.",
    continuous { affects = enchantments, is_also = "artifact" },
  } ]]
  s:card [[ return enchantment "Banner" {
    cost = "{W}", text = "Creatures get +1/+1. {T}: You gain 1 life.",
    continuous { affects = creatures, plus = "+1/+1" },
    activated { cost = "{T}", gain_life(1) },
  } ]]
  s.bob:has("in play", "Forge")
  local banner = s.bob:has("in play", "Banner")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3 })
  s.bob:activates(banner)
  s:expect(banner, { tapped = true, types = { "artifact", "enchantment" } })
end)

scenario("R-CRE-7: who lives by the turn of one player dies as the other's begins", function(s)
  s:card [[ return summon "Ghost" "Day Ghost" {
    cost = "{W}", power = 1, toughness = 0,
    text = "During your turn, Day Ghost gets +0/+1.",
    continuous { only_if = your_turn, plus = "+0/+1" },
  } ]]
  local ghost = s.bob:has("in play", "Day Ghost")
  s:to("discard")
  s:expect(ghost, { zone = "in play", toughness = 1 })
  s:next_turn()
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("R-CRE-7: who lives by a phase dies as it ends", function(s)
  s:card [[ return summon "Ghost" "Noon Ghost" {
    cost = "{W}", power = 1, toughness = 0,
    text = "During the main phase, Noon Ghost gets +0/+1.",
    continuous { only_if = phase "main", plus = "+0/+1" },
  } ]]
  local ghost = s.bob:has("in play", "Noon Ghost")
  s:expect(ghost, { zone = "in play", toughness = 1 })
  s:to("discard")
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("R-CRE-7: who lives by a step of the attack deals no damage after it", function(s)
  s:card [[ return summon "Ghost" "Shield Ghost" {
    cost = "{W}", power = 1, toughness = 0,
    text = "Before the attack, and after blockers have been declared, Shield Ghost gets +0/+1.",
    continuous { only_if = any_of(before_attack, phase "blockers"), plus = "+0/+1" },
  } ]]
  local ghost = s.bob:has("in play", "Shield Ghost")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("R-CRE-7: who lives until damage is dealt dies before it", function(s)
  s:card [[ return summon "Ghost" "Late Ghost" {
    cost = "{W}", power = 1, toughness = 3,
    text = "After blockers have been declared, Late Ghost gets +0/+3.",
    continuous { only_if = phase "blockers", plus = "+0/+3" },
  } ]]
  local ghost = s.bob:has("in play", "Late Ghost")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ghost }
  s.sue:blocks {}
  s.bob:casts("Lightning Bolt", { on = ghost })
  s:expect(ghost, { zone = "in play", damage = 3 })
  s:to("end of attack")
  s:expect(ghost, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CONT-2 tokens are changed from the start by what has made them", { "fifth", "microprose" }, function(s)
  s:card [[ return enchantment "Maker" { cost = "{1}",
    activated { cost = "{0}", make_token(1, token "Snake" "Snake" { power = 1, toughness = 1 }) },
    continuous { affects = creatures:made_by(self), plus = "+1/+1" } } ]]
  local maker = s.bob:has("in play", "Maker")
  s.bob:activates(maker)
  s:expect(s.bob:finds("Snake"), { power = 2, toughness = 2 })
end)

scenario("R-CONT-2 creatures are changed from the start by what has put them into play", { "fifth", "microprose" }, function(s)
  s:card [[ return enchantment "Bringer" { cost = "{1}",
    activated { cost = "{0}", target = cards:that_are "creature":in_zone "graveyard":owned_by(you), return_to_play(target) },
    continuous { affects = creatures:brought_by(self), plus = "+1/+1" } } ]]
  local bringer = s.bob:has("in play", "Bringer")
  local bear = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:activates(bringer, { on = bear })
  s:expect(bear, { zone = "in play", power = 3, toughness = 3 })
end)

scenario("R-CRE-4: mana that is counted in creatures follows the counters on them", { "fifth", "microprose" }, function(s)
  s:card [[ return land "Cradle" { activated { cost = "{T}", add_mana("{G}", you, count(creatures:power(3))) } } ]]
  s:card [[ return artifact "Grower" { cost = "{0}",
    activated { cost = "{0}", target = creature, put_counters("+1/+1", 1, target) },
    activated { cost = "{0}", target = creature, remove_counters("+1/+1", 1, target) } } ]]
  s:card [[ return sorcery "Little Gift" { cost = "{G}", gain_life(1) } ]]
  s.bob:has("hand", "Little Gift")
  s.bob:has("in play", "Cradle")
  local grower = s.bob:has("in play", "Grower")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:casts("Little Gift") end, "cost")
  s.bob:activates(grower, { ability = 1, on = bears })
  s:expect(bears, { power = 3 })
  s.bob:activates(grower, { ability = 2, on = bears })
  s:expect_illegal(function() s.bob:casts("Little Gift") end, "cost")
  s.bob:activates(grower, { ability = 1, on = bears })
  s.bob:casts("Little Gift")
  s:expect(s.bob, { life = 21 })
end)
