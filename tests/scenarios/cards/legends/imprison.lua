local both = { "fifth", "microprose" }

scenario("Imprison, paid for, stops the attack of its creature and leaves it tapped", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Imprison", { on = wurm })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(wurm, { tapped = true })
  s:expect(it, { zone = "in play" })
end)

scenario("Imprison that is not paid for is destroyed, and the attack goes on", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Imprison", { on = wurm })
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Imprison, paid for, stops a block too", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("in play", "Imprison", { on = wurm })
  s.bob:lands("Swamp", 1)
  s.bob:will("pay", true)
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { tapped = true, damage = 0 })
end)

scenario("Imprison, ruling 2004-10-04: its price is asked when the creature is tapped for an ability, which it stops", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Imprison", { on = tim })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 20 })
  s:expect(tim, { tapped = true })
end)

scenario("Imprison's controller may let the creature attack and lose Imprison, though the mana is there", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Imprison", { on = wurm })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", false)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { life = 14 })
end)

scenario("Imprison stops the one attacker and leaves the other attacking", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local h = s.bob:has("in play", "Hill Giant")
  s.sue:has("in play", "Imprison", { on = a })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:attacks { a, h }
  s:expect(a, { tapped = true, attacking = false })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
end)

-- "Attempts to tap ... That action is prevented": nothing prevents the use of a mana source, which cannot be interrupted or responded to in either
-- rule set. A card's text wins over a rule with which it conflicts (R-GEN-1); this one does not speak of mana, and today's wording leaves mana out.
scenario("R-MANA-2 Imprison does not mind mana that its creature gives, and R-GEN-1 does not change that", both, function(s)
  local a = s.bob:has("in play", "Llanowar Elves")
  local im = s.sue:has("in play", "Imprison", { on = a })
  s.bob:taps_for_mana(a)
  s:expect(im, { zone = "in play" })
end)

scenario("Imprison that stops the only blocker lets the attacker through", both, function(s)
  s.sue:has("in play", "Imprison", { on = s.bob:has("in play", "Hill Giant") })
  local g = s.bob:finds("Hill Giant", 1)
  local w = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 2)
  s:turn_of(s.sue)
  s.sue:attacks { w }
  s.sue:will("pay", true)
  s.bob:blocks { [g] = w }
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 18 })
end)

scenario("Imprison that stops one of two blockers leaves the attacker blocked", both, function(s)
  local g = s.bob:has("in play", "Hill Giant")
  local h = s.bob:has("in play", "Wall of Stone")
  s.sue:has("in play", "Imprison", { on = g })
  local w = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 2)
  s:turn_of(s.sue)
  s.sue:attacks { w }
  s.sue:will("pay", true)
  s.bob:blocks { [g] = w, [h] = w }
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(w, { zone = "in play" })
end)

scenario("Two Imprisons on one creature: the one that is paid for stops the attack", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local i = s.sue:has("in play", "Imprison", { on = a })
  local j = s.sue:has("in play", "Imprison", { on = a })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:attacks { a }
  s:expect(a, { attacking = false, tapped = true })
end)

scenario("Imprison, paid for, prevents the attack: its creature counts as not having attacked, a creature beside it does", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Count Attackers" { cost = "{W}", gain_life(count(creatures:attacked())) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("in play", "Imprison", { on = bears })
  s.sue:lands("Swamp", 1); s.sue:lands("Plains", 1)
  s.sue:has("hand", "Count Attackers")
  s.sue:will("pay", true)
  s.bob:attacks { bears, giant }
  s.sue:casts("Count Attackers")
  s:expect(bears, { tapped = true, attacking = false })
  s:expect(s.sue, { life = 21 })
end)

scenario("Imprison that is not paid for is destroyed, and the ability comes through", both, function(s)
  local a = s.bob:has("in play", "Prodigal Sorcerer")
  local i = s.sue:has("in play", "Imprison", { on = a })
  s.bob:activates(a, { on = s.sue })
  s:expect(i, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
end)
