local both = { "fifth", "microprose" }
local function gripped(s)
  s:card [[ return artifact "Test Grip" { cost = "{1}",
    activated { cost = "{T}", target = creature, while_tapped(target, { plus = "+2/+2" }) } } ]]
  local grip = s.bob:has("in play", "Test Grip")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(grip, { target = bears })
  s:expect(bears, { power = 4 })
  return grip, bears
end

scenario("R-DUR-3 what lasts while its source stays tapped ends when that untaps", both, function(s)
  local grip, bears = gripped(s)
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = "untap", target = grip })
  s:expect(bears, { power = 2 })
end)

scenario("R-DUR-3 and when that leaves play", both, function(s)
  local grip, bears = gripped(s)
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = grip })
  s:expect(bears, { power = 2 })
end)
