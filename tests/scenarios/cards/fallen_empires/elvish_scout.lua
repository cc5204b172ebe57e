scenario("Elvish Scout untaps its controller's attacker, which neither deals nor receives combat damage", { "fifth", "microprose" }, function(s)
  local scout = s.bob:has("in play", "Elvish Scout")
  s.bob:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.bob:activates(scout, { target = wurm })
  s:expect(wurm, { tapped = false })
  s:to("main")
  s:expect(wurm, { damage = 0 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Elvish Scout calls back neither the opponent's attacker nor a creature that stays at home", { "fifth", "microprose" }, function(s)
  local scout = s.sue:has("in play", "Elvish Scout")
  s.sue:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:activates(scout, { target = wurm }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:activates(scout, { target = bears }) end, "R-TARGET-1")
end)
