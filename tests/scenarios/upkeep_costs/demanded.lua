-- What cards demand in upkeep (R-UPKEEP-1).

local both = { "fifth", "microprose" }

local function idol(s)
  s:card [[ return enchantment "Test Idol" { cost = "{1}",
    at_upkeep { of = you, unless { pay = "{2}", deal(3, you) } } } ]]
  return s.sue:has("in play", "Test Idol")
end

scenario("R-UPKEEP-1 what is demanded is paid, and nothing follows", both, function(s)
  idol(s)
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(s.sue, { life = 20 })
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = true }) end
end)

scenario("R-UPKEEP-1 who does not pay bears what follows", both, function(s)
  idol(s)
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  s.sue:will("pay", false)
  s:to("draw")
  s:expect(s.sue, { life = 17 })
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = false }) end
end)

scenario("R-UPKEEP-1 who cannot pay bears it as well", both, function(s)
  idol(s)
  local swamp = s.sue:has("in play", "Swamp")
  s:to("draw")
  s:expect(s.sue, { life = 17 })
  s:expect(swamp, { tapped = false })
end)
