scenario("Farrel's Zealot that nobody blocks may deal 3 damage to a creature instead of the opponent", { "fifth", "microprose" }, function(s)
  local zealot = s.bob:has("in play", "Farrel's Zealot")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:will("target", minotaur)
  s.bob:will("pay", true)
  s.bob:attacks { zealot }
  s:to("main")
  s:expect(minotaur, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Farrel's Zealot may hurt the opponent all the same", { "fifth", "microprose" }, function(s)
  local zealot = s.bob:has("in play", "Farrel's Zealot")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:will("target", minotaur)
  s.bob:will("pay", false)
  s.bob:attacks { zealot }
  s:to("main")
  s:expect(minotaur, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 18 })
end)

scenario("Farrel's Zealot that is blocked just fights", { "fifth", "microprose" }, function(s)
  local zealot = s.bob:has("in play", "Farrel's Zealot")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:attacks { zealot }
  s.sue:blocks { [bears] = zealot }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(zealot, { zone = "graveyard" })
  s:expect(minotaur, { damage = 0 })
end)

scenario("Farrel's Zealot whose damage is prevented hurts the opponent no more, grown or not", { "fifth", "microprose" }, function(s)
  local z = s.bob:has("in play", "Farrel's Zealot")
  local b = s.sue:has("in play", "Grizzly Bears")
  local h = s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Giant Growth"); s.bob:lands("Forest", 1)
  s.bob:attacks { z }
  s.bob:will("target", b)
  s.bob:will("pay", true)
  s.sue:will_prevent(h, { target = { to = b } })
  s.sue:blocks {}
  s.bob:casts("Giant Growth", { target = z })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)
