-- Haste is two permissions, and each can be had alone (R-SICK-1, R-GEN-1).
local both = { "fifth", "microprose" }

scenario("R-SICK-1 what has haste attacks, and is tapped for its ability, as it comes", both, function(s)
  local hasty = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  local slow = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  s:expect_illegal(function() s.bob:attacks { slow } end, "summoning sickness")
  s:expect_illegal(function() s.bob:activates(slow, { target = s.sue }) end, "summoning sickness")
  s.bob:makes("Test Hurry", { types = { "enchantment" }, text = "Creatures you control have haste." })
  s.bob:activates(slow, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s.bob:attacks { hasty }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-SICK-1 who may attack as though it had haste is tapped for nothing", both, function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  s:card [[ return enchantment "Test Spur" { cost = "{R}",
    text = "Creatures can attack as though they had haste.", attacks_at_once { affects = creatures } } ]]
  s.bob:has("in play", "Test Spur")
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "summoning sickness")
  s.bob:attacks { sorcerer }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-SICK-1 who may be tapped as though it had haste attacks nobody", both, function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  s:card [[ return enchantment "Test Study" { cost = "{U}",
    text = "Creatures can be tapped as though they had haste.", tapped_at_once { affects = creatures } } ]]
  s.bob:has("in play", "Test Study")
  s:expect_illegal(function() s.bob:attacks { sorcerer } end, "summoning sickness")
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)
