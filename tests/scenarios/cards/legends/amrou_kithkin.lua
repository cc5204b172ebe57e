local both = { "fifth", "microprose" }

scenario("Amrou Kithkin cannot be blocked by power 3, and can by power 2", both, function(s)
  local kithkin = s.bob:has("in play", "Amrou Kithkin")
  local giant = s.sue:has("in play", "Hill Giant")         -- 3/3
  local wall = s.sue:has("in play", "Wall of Stone")       -- 0/8
  s.bob:attacks { kithkin }
  s:expect_illegal(function() s.sue:blocks { [giant] = kithkin } end, "Amrou Kithkin")
  s.sue:blocks { [wall] = kithkin }
  s:to("end of attack")
  s:expect(wall, { damage = 1 })
end)

scenario("Amrou Kithkin looks at the power of the moment: a bear made bigger before cannot block it", both, function(s)
  local kithkin = s.bob:has("in play", "Amrou Kithkin")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { kithkin }
  s.bob:casts("Giant Growth", { on = bears })
  s:expect_illegal(function() s.sue:blocks { [bears] = kithkin } end, "Amrou Kithkin")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-BLOCK-2 a blocker that grows afterwards has blocked Amrou Kithkin all the same", both, function(s)
  local kithkin = s.bob:has("in play", "Amrou Kithkin")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:attacks { kithkin }
  s.sue:blocks { [bears] = kithkin }
  s.sue:casts("Giant Growth", { on = bears })
  s:to("end of attack")
  s:expect(kithkin, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Amrou Kithkin is blocked as part of a band by way of another member", both, function(s)
  local kithkin = s.bob:has("in play", "Amrou Kithkin")
  local hero = s.bob:has("in play", "Benalish Hero")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { { kithkin, hero } }
  s:expect_illegal(function() s.sue:blocks { [giant] = kithkin } end, "Amrou Kithkin")
  s.sue:blocks { [giant] = hero }
  s:expect(giant, { blocking = true })
end)
