scenario("E-168 Spirit Link on a trampler", { "fifth", "microprose" }, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:has("in play", "Spirit Link", { on = mammoth })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s:to("damage prevention")
  s:expect(s, { packets = { { from = mammoth, to = bears, amount = 3 }, { from = bears, to = mammoth, amount = 2 } } })
  s:to("damage prevention")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 22 }) -- the first of two triggers
  s:expect(s, { packets = { { from = mammoth, to = s.sue, amount = 1 } } })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 23 })
end)

--- Bob attacks Sue with two Bears: the first, with her Backfire on it, goes through; the Specter blocks the
--- other.
local function bears_attack(s)
  local first = s.bob:has("in play", "Grizzly Bears")
  local second = s.bob:has("in play", "Grizzly Bears")
  local backfire = s.sue:has("in play", "Backfire", { on = first })
  local specter = s.sue:has("in play", "Hypnotic Specter")
  return first, second, backfire, specter
end

scenario("E-172 Backfire waits for the end of prevention", function(s)
  local first, second, backfire, specter = bears_attack(s)
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s:to("damage prevention")
  s:expect(s, { packets = {
    { from = first, to = s.sue, amount = 2 },
    { from = second, to = specter, amount = 2 },
    { from = specter, to = second, amount = 2 },
  } })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = backfire, to = s.bob, amount = 2, combat = false } } })
  s:expect(s.sue, { life = 18 })
  s:expect(specter, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s:to("end of attack")
  s:expect(first, { zone = "in play", damage = 0 })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 18 })
end)

scenario("E-172 damage that was all prevented does not backfire", function(s)
  local first, second, _, specter = bears_attack(s)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s.sue:will_prevent("Healing Salve", { target = s.sue })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
  s:expect(specter, { zone = "graveyard" })
end)

scenario("E-173 regeneration and Soul Net come between the two steps", function(s)
  local first, second, backfire, specter = bears_attack(s)
  local regeneration = s.sue:has("in play", "Regeneration", { on = specter })
  s.sue:lands("Forest", 1)
  s.bob:has("in play", "Soul Net")
  s.bob:lands("Plains", 1)
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(regeneration) end, "in the damage prevention step nothing else may be played (R-DP-2, R-DP-8, R-BATCH-4)")
  s:to("regeneration")
  s:expect(s, { dying = { specter, second }, packets = 0 })
  s.sue:activates(regeneration)
  s.bob:will("pay", true)
  s:to("damage prevention")
  s:expect(s, { packets = { { from = backfire, to = s.bob, amount = 2 } } })
  s:expect(specter, { zone = "in play", tapped = true })
  s:expect(s.bob, { life = 21 }) -- Soul Net has been used
  s:to("end of attack")
  s:expect(s.bob, { life = 19 })
end)

scenario("E-173 not used between the steps, they come too late in the second", function(s)
  local first, second, _, specter = bears_attack(s)
  local regeneration = s.sue:has("in play", "Regeneration", { on = specter })
  s.sue:lands("Forest", 1)
  s.bob:has("in play", "Soul Net")
  s.bob:lands("Plains", 1)
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s.bob:will("pay", { false, false }) -- of both deaths, asked for before the second step
  s:to("damage prevention")
  s:to("damage prevention")
  s:expect(specter, { zone = "graveyard" })
  s:expect_illegal(function() s.sue:activates(regeneration) end, "Regeneration has no ability to activate")
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("E-173 deaths come first also when the side effect is the active player's", function(s)
  s:card [[ return enchant_creature "Spite" {
    cost = "{R}",
    text = "Whenever enchanted creature deals damage to a player, Spite deals 1 damage to that player.",
    deals_damage { what = enchanted, to = players, deal(1, that_player) },
  } ]]
  local first, second, backfire, specter = bears_attack(s)
  local spite = s.bob:has("in play", "Spite", { on = first })
  s.sue:has("in play", "Soul Net")
  s.sue:lands("Plains", 2)
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s:to("damage prevention")
  s.sue:will("pay", { true, true })
  s:to("damage prevention")
  s:expect(s, { packets = { -- all that side effects deal, in one step
    { from = spite, to = s.sue, amount = 1 },
    { from = backfire, to = s.bob, amount = 2 },
  } })
  s:expect(s.sue, { life = 20 }) -- 2 lost and 2 gained
end)

scenario("E-221 the spilled damage can be prevented in the following step only", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return artifact "Amulet" {
    cost = "{1}",
    text = "{T}: Prevent 1 damage to you.",
    activated { cost = "{T}", target = packet:to(you), prevent(1, target) },
  } ]]
  local amulet = s.sue:has("in play", "Amulet")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s:to("damage prevention")
  s:expect(s, { packets = { { from = mammoth, to = bears, amount = 3 }, { from = bears, to = mammoth, amount = 2 } } })
  s:expect_illegal(function() s.sue:activates(amulet) end, "Amulet has no legal target: damage from War Mammoth is dealt to Grizzly Bears (R-TARGET-1)")
  s:to("damage prevention")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s, { packets = { { from = mammoth, to = s.sue, amount = 1, combat = true } } })
  s.sue:activates(amulet)
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(mammoth, { zone = "in play", damage = 2 })
end)

--- Lightning Bolt on Sue, waiting in its prevention step; she has a knight that red does not hurt.
local function bolt_waits(s)
  s:card [[ return instant "Turn Aside" {
    cost = "{W}",
    text = "All damage to you from one source is dealt to target creature you control instead.",
    targets = { packet:to(you), creature:controlled_by(you) },
    redirect(targets(1), targets(2)),
  } ]]
  local aside = s.sue:has("hand", "Turn Aside")
  s.sue:lands("Plains", 1)
  local healer = s.sue:has("in play", "Samite Healer")
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts(bolt, { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = bolt, to = s.sue, amount = 3 } } })
  return bolt, aside, healer
end

scenario("E-178 a redirection that is played joins the current step", function(s)
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  local bolt, aside, healer = bolt_waits(s)
  s.sue:casts(aside, { targets = { s.sue, minotaur } })
  s:expect(s, { step = "damage prevention", packets = { { from = bolt, to = minotaur, amount = 3 } } })
  s.sue:activates(healer, { target = minotaur })
  s:expect(s, { step = "damage prevention", packets = { { from = bolt, to = minotaur, amount = 2 } } })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(minotaur, { zone = "in play", damage = 2 })
end)

scenario("E-178 reductions of its new victim apply to it at once", function(s)
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s:card [[ return enchant_creature "Red Mantle" {
    cost = "{W}", text = "Enchanted creature gains protection from red.",
    continuous { affects = enchanted, gains = protection { from = "red" } },
  } ]]
  s.sue:has("in play", "Red Mantle", { on = minotaur })
  local _, aside = bolt_waits(s)
  s.sue:casts(aside, { targets = { s.sue, minotaur } })
  s:expect(s, { step = "damage prevention", packets = 0 })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(minotaur, { damage = 0 })
end)

scenario("E-178 what was aimed at the packet before it was redirected misses the new one", function(s)
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  local bolt, aside, healer = bolt_waits(s)
  s.sue:activates(healer, { target = s.sue, held = true })
  s.sue:casts(aside, { targets = { s.sue, minotaur } })
  s:expect(s, { step = "damage prevention", packets = { { from = bolt, to = minotaur, amount = 3 } } })
  s:resolve()
  s:expect(minotaur, { zone = "graveyard" })
end)

scenario("E-178 an automatic redirection waits for the end of the step, and a second step follows", function(s)
  s:card [[ return summon "Guard" "Bodyguard" {
    cost = "{W}", power = 0, toughness = 4,
    text = "Damage to you is dealt to Bodyguard instead.",
    redirects_damage { affects = you, to = self },
  } ]]
  local guard = s.sue:has("in play", "Bodyguard")
  local bolt, _, healer = bolt_waits(s)
  s.sue:activates(healer, { target = s.sue })
  s:expect(s, { packets = { { from = bolt, to = s.sue, amount = 2 } } })
  s:expect(guard, { damage = 0 })
  s:to("damage prevention")
  s:expect(s, { step = "damage prevention", packets = { { from = bolt, to = guard, amount = 2 } } })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(guard, { zone = "in play", damage = 2 })
end)
