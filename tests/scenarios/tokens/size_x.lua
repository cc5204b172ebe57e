-- A token whose size is worked out as it is made, and stays so.

local both = { "fifth", "microprose" }

scenario("R-RESOLVE-2 an X/X token has the size that X was as it was made, whatever becomes of what was counted", both, function(s)
  local sphere = s.bob:makes("Test Sphere", { types = { "creature" }, power = 0, toughness = 1, text =
      "When Test Sphere leaves play, target opponent creates an X/X blue Orb creature token with flying, where X is the number of +1/+1 counters on Test Sphere." })
  s:card [[ return instant "Test Growth" { cost = "{0}", put_counters("+1/+1", 3, creatures) } ]]
  s.bob:has("hand", "Test Growth")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}"
  s.bob:casts("Test Growth")
  s:expect(sphere, { power = 3 })
  s.bob:casts("Unsummon", { target = sphere })
  s:expect(s.sue, { in_play = { "Orb" } })
  s:expect(s.sue:finds("Orb"), { power = 3, toughness = 3, colours = { "blue" }, has = "flying" })
end)
