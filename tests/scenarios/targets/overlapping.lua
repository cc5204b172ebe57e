local both = { "fifth", "microprose" }

local function shove(s)
  s:card [[ return sorcery "Great Shove" {
    cost = "{0}",
    targets = { creature, creature:that_are "green" },
    tap(targets(1)), tap(targets(2)),
  } ]]
  s.bob:has("hand", "Great Shove")
end

scenario("R-TARGET-1 what needs two targets is not played with one that fits both", both, function(s)
  shove(s)
  s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:casts("Great Shove") end, "target")
end)

scenario("R-TARGET-4 the first target leaves the only one that fits the second", both, function(s)
  shove(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Great Shove")
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = true })
end)

-- What may be chosen is not offered at the cost of what must be (R-TARGET-1, R-TARGET-4).
for first, chosen in pairs { ["between(1, 2, creature)"] = true, ["up_to(1, creature)"] = false } do
  scenario("R-TARGET-4 the second target is left what it needs, after " .. first, function(s)
    s:card('return instant "Test Twist" { cost = "{0}", targets = { ' .. first ..
        ", creature }, tap(targets(1)), destroy(targets(2)) }")
    s.bob:has("hand", "Test Twist")
    local a = chosen and s.sue:has("in play", "Grizzly Bears")
    local b = s.bob:has("in play", "Gray Ogre")
    s.bob:casts("Test Twist", { targets = chosen and { a, b } or b })
    if chosen then s:expect(a, { zone = "in play", tapped = true }) end
    s:expect(b, { zone = "graveyard" })
  end)
end
