local both = { "fifth", "microprose" }

scenario("Mijae Djinn attacks as a 6/3 where the coin is won", both, function(s)
  local djinn = s.bob:has("in play", "Mijae Djinn")
  s:expect(djinn, { power = 6, toughness = 3, colours = { "red" } })
  s:chance { "heads" }
  s.bob:attacks { djinn }
  s:expect(djinn, { attacking = true, tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
end)

scenario("Mijae Djinn, ruling 2004-10-04: the coin is flipped as the attackers are declared; lost, it is tapped and does not attack, and the others attack on", both, function(s)
  local djinn = s.bob:has("in play", "Mijae Djinn")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:chance { "tails" }
  s.bob:attacks { djinn, bears }
  s:expect(djinn, { attacking = false, tapped = true })
  s:expect(bears, { attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Mijae Djinn blocks without a coin", both, function(s)
  local djinn = s.sue:has("in play", "Mijae Djinn")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [djinn] = wurm }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(djinn, { zone = "graveyard" })
end)

scenario("Mijae Djinn, ruling 2004-10-04: what its tapping has set off is not undone where the coin is lost", both, function(s)
  local djinn = s.bob:has("in play", "Mijae Djinn")
  s.sue:has("in play", "Seizures", { on = djinn })
  s:chance { "tails" }
  s.bob:attacks { djinn }
  s:expect(djinn, { attacking = false, tapped = true })
  s:to("end of attack")
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Mijae Djinn that loses the flip leaves its band, and the other attacks on", both, function(s)
  local djinn = s.bob:has("in play", "Mijae Djinn")
  local hero = s.bob:has("in play", "Benalish Hero")
  s:chance { "tails" }
  s.bob:attacks { { djinn, hero } }
  s:to("main")
  s:expect(djinn, { tapped = true })
  s:expect(s.sue, { life = 19 })
end)

scenario("Mijae Djinn that lost the flip did not attack: Siren's Call destroys it", both, function(s)
  local djinn = s.bob:has("in play", "Mijae Djinn")
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.sue:casts("Siren's Call")
  s:chance { "tails" }
  s.bob:attacks { djinn }
  s:next_turn()
  s:expect(djinn, { zone = "graveyard" })
end)
