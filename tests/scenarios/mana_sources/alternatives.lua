local both = { "fifth", "microprose" }

local function shapeless(s, first, second)
  s:card('return land "Twofold Grove" { activated { cost = "{T}", add_mana "' .. first .. '" }, '
      .. 'activated { cost = "{T}", add_mana "' .. second .. '" } }')
  s:card [[ return sorcery "Little" { cost = "{G}", gain_life(1) } ]]
  s:card [[ return sorcery "Middling" { cost = "{2}", gain_life(2) } ]]
  s:card [[ return sorcery "Great" { cost = "{2}{G}", gain_life(4) } ]]
  s:card [[ return sorcery "Twice" { cost = "{G}{G}", gain_life(8) } ]]
  for _, spell in ipairs { "Little", "Middling", "Great", "Twice" } do s.bob:has("hand", spell) end
end

for _, order in ipairs { { "{G}", "{C}{C}" }, { "{C}{C}", "{G}" } } do
  scenario("R-MANA-3 of two mana abilities of a permanent either pays: " .. order[1] .. " or " .. order[2], both,
    function(s)
      shapeless(s, order[1], order[2])
      local grove = s.bob:has("in play", "Twofold Grove")
      s:expect_illegal(function() s.bob:casts("Great") end, "cost")
      s:expect_illegal(function() s.bob:casts("Twice") end, "cost")
      s.bob:casts("Little")
      s:expect(s.bob, { life = 21, mana = "" })
      s:expect(grove, { tapped = true })
      s.bob:has("in play", "Twofold Grove")
      s.bob:casts("Middling")
      s:expect(s.bob, { life = 23, mana = "" })
      s.bob:has("in play", "Twofold Grove", { count = 2 })
      s.bob:casts("Great")
      s:expect(s.bob, { life = 27, mana = "" })
      s.bob:has("in play", "Twofold Grove", { count = 2 })
      s.bob:casts("Twice")
      s:expect(s.bob, { life = 35, mana = "" })
    end)
end
