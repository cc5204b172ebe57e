-- Options of the rule sets about the attack: what happens changes with each of them.

local siren = function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s:to("attack")
  s.sue:casts("Siren's Call")
  return bears
end

scenario("combat.announce \"can be aborted\": a batch of the defender sends the turn back to main", function(s)
  s:rules("microprose", { ["combat.announce"] = "can be aborted" })
  siren(s)
  s:expect(s, { step = "main" })
end)

scenario("combat.announce \"goes on\": the attack goes on after it", function(s)
  s:rules("fifth", { ["combat.announce"] = "goes on" })
  local bears = siren(s)
  s:expect(s, { step = "attack" })
  s.bob:attacks { bears }
end)

scenario("combat.announce \"goes on\": the attacker may answer the announcement as well", function(s)
  s:rules("microprose")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Jump")
  s.bob:lands("Island", 1)
  s:to("attack")
  s.bob:casts("Jump", { on = bears })
  s:expect(s, { step = "attack" })
  s.bob:attacks { bears }
  s:expect(bears, { has = { "flying" } })
end)

scenario("combat.must_attack off: main may end without the attack", function(s)
  s:rules("fifth", { ["combat.must_attack"] = false })
  s:card [[ return summon "Brute" "Test Brute" { cost = "{2}{R}", power = 3, toughness = 3, must_attack {} } ]]
  local brute = s.bob:has("in play", "Test Brute")
  s:to("discard")
  s:expect(s, { step = "discard" })
  s:expect(brute, { tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("combat.must_attack on: it may not, by whatever rule set", function(s)
  s:rules("microprose", { ["combat.must_attack"] = true })
  s:card [[ return summon "Brute" "Test Brute" { cost = "{2}{R}", power = 3, toughness = 3, must_attack {} } ]]
  s.bob:has("in play", "Test Brute")
  s:expect_illegal(function() s:to("discard") end, "R-CBT-6")
end)

scenario("where the option is off, an attack that is made must still be made with those that must attack", function(s)
  s:rules("microprose")
  s:card [[ return summon "Brute" "Test Brute" { cost = "{2}{R}", power = 3, toughness = 3, must_attack {} } ]]
  local brute = s.bob:has("in play", "Test Brute")
  s:expect_illegal(function() s.bob:attacks {} end, "R-CBT-6")
  s.bob:attacks { brute }
end)
