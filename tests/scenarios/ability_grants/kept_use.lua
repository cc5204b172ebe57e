-- Who gives an ability may keep its use (R-COST-9).
local both = { "fifth", "microprose" }

local function martyrdom(s)
  s:card [[ return instant "Test Martyrdom" { cost = "{W}",
    text = 'Target creature you control gains "{0}: Up to 1 damage to any creature or player is dealt to this card instead." until end of turn. Only you may use this ability.',
    target = creature:controlled_by(you),
    until_end_of_turn(target, { gains = activated {
      cost = "{0}", user = you, target = packet, redirect(target, self, 1) } }) } ]]
  s.bob:has("hand", "Test Martyrdom")
  s.bob:lands("Plains", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:casts("Test Martyrdom", { target = wurm })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  return wurm
end

scenario("R-COST-9 who has given it uses it, as often as he likes", both, function(s)
  local wurm = martyrdom(s)
  s.bob:will_prevent(wurm, { target = { to = s.bob } })
  s.bob:will_prevent(wurm, { target = { to = s.bob } })
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 19 })
  s:expect(wurm, { damage = 2 })
end)

scenario("R-COST-9 he uses it still when another controls the creature, and that one does not", both, function(s)
  local wurm = martyrdom(s)
  s:card [[ return instant "Test Sway" { cost = "{U}", text = "Gain control of target creature until end of turn.",
    target = creature, until_end_of_turn(target, { controller = you }) } ]]
  s.sue:has("hand", "Test Sway")
  s.sue:lands("Island", 1)
  s.sue:casts("Test Sway", { target = wurm })
  s:expect(wurm, { controller = s.sue })
  s.bob:will_prevent(wurm, { target = { to = s.bob } })
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 18 })
  s:expect(wurm, { damage = 1 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(wurm, { target = s.sue, unprompted = true }) end, "its text lets somebody else use the ability of Craw Wurm (R-COST-9)")
end)
