-- What an artifact says of itself tapped would mean nothing if it were off.
local both = { "fifth", "microprose" }
local vault_text = [[ return artifact "Test Vault" { cost = "{1}",
  does_not_untap {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), lose_life(1, you) },
  activated { cost = "{3}", untap(self) },
  always_on {} } ]]

scenario("R-ART-1 it does what it does if tapped, and untaps itself", both, function(s)
  s:card(vault_text)
  local vault = s.bob:has("in play", "Test Vault", { tapped = true })
  s.bob:lands("Forest", 3)
  s:next_turn(); s:next_turn()
  s:expect(s.bob, { life = 19 })
  s.bob:activates(vault)
  s:expect(vault, { tapped = false })
end)

scenario("R-ART-1 and nothing of that while it is untapped", both, function(s)
  s:card(vault_text)
  s.bob:has("in play", "Test Vault")
  s:next_turn(); s:next_turn()
  s:expect(s.bob, { life = 20 })
end)

scenario("R-ART-1 without such words it stays off", { "fifth" }, function(s)
  s:card [[ return artifact "Test Vault" { cost = "{1}", activated { cost = "{3}", untap(self) } } ]]
  local vault = s.bob:has("in play", "Test Vault", { tapped = true })
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(vault) end, "R-ART-1")
end)
