scenario("Marsh Viper that damages a player gives two poison counters", { "fifth", "microprose" }, function(s)
  local viper = s.bob:has("in play", "Marsh Viper")
  s.bob:attacks { viper }
  s:to("main")
  s:expect(s.sue, { life = 19, counters = { poison = 2 } })
end)

scenario("ten poison counters lose the duel, whatever the life", { "fifth", "microprose" }, function(s)
  local viper = s.bob:has("in play", "Marsh Viper")
  s.sue:counters { poison = 8 }
  s.bob:attacks { viper }
  s:to_the_end()
  s:expect(s.sue, { lost = true, life = 19 })
end)

scenario("Marsh Viper that is blocked poisons nobody, nor does damage that is prevented", { "fifth", "microprose" }, function(s)
  local viper = s.bob:has("in play", "Marsh Viper")
  local second = s.bob:has("in play", "Marsh Viper")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { viper, second }
  s.sue:blocks { [bears] = viper }
  s.sue:will_prevent(healer, { target = s.sue })
  s:to("main")
  s:expect(s.sue, { life = 20, counters = {} })
  s:expect(viper, { zone = "graveyard" })
end)

scenario("Marsh Viper poisons once for each time it deals damage, however much that is", { "fifth", "microprose" }, function(s)
  local viper = s.bob:has("in play", "Marsh Viper")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { viper }
  s.bob:casts("Giant Growth", { target = viper })
  s:to("main")
  s:expect(s.sue, { life = 16, counters = { poison = 2 } })
end)

scenario("Marsh Viper whose damage a Fog prevents poisons nobody", { "fifth", "microprose" }, function(s)
  local viper = s.bob:has("in play", "Marsh Viper")
  s.bob:attacks { viper }
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.sue:casts("Fog")
  s:to("main")
  s:expect(s.sue, { life = 20, counters = {} })
end)

scenario("Marsh Viper five times: ten poison counters of one attack lose the duel", { "fifth", "microprose" }, function(s)
  local vipers = s.bob:has("in play", "Marsh Viper", { count = 5 })
  s.bob:attacks(vipers)
  s:to_the_end()
  s:expect(s.sue, { lost = true })
  s:expect(s.bob, { won = true })
end)
