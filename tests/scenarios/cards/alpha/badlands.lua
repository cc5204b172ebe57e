local both = { "fifth", "microprose" }

for _, name in ipairs { "Conversion", "Glaciers" } do
  scenario("Badlands under " .. name .. " stays a swamp, its mountain being a plains", both, function(s)
    local badlands = s.bob:has("in play", "Badlands")
    s.bob:has("in play", name)
    s:expect(badlands, { land_types = { "swamp", "plains" } })
  end)
end
