local both = { "fifth", "microprose" }

local pools = { "{U}", "{B}", "{U}{U}", "{U}{B}", "{U}{G}", "{U}{C}", "{B}{G}" }

local function pays(cost, paying)
  for i, pool in ipairs(pools) do
    scenario("E-014 a cost of " .. cost .. " and a pool of " .. pool, both, function(s)
      s:card([[ return instant "Test Charm" { cost = "]] .. cost .. [[", gain_life(1) } ]])
      s.bob:has("hand", "Test Charm")
      s.bob:mana(pool)
      if paying[i] then
        s.bob:casts("Test Charm")
        s:expect(s.bob, { life = 21, mana = paying[i] })
      else
        s:expect_illegal(function() s.bob:casts("Test Charm") end, "R-COST-1")
        s:expect(s.bob, { life = 20, mana = pool, hand = { "Test Charm" } })
      end
    end)
  end
end

-- What is left of each pool; false where it does not pay.
pays("{U}", { "", false, "{U}", "{B}", "{G}", "{C}", false })
pays("{1}{U}", { false, false, "", "", "", "", false })

scenario("E-015 a cost of {2}{U}: two of any kind and a blue one", both, function(s)
  s:card [[ return instant "Test Charm" { cost = "{2}{U}", gain_life(1) } ]]
  for _, pool in ipairs { "{U}{U}{U}", "{W}{U}{B}", "{U}{R}{G}", "{U}{C}{C}" } do
    s.bob:has("hand", "Test Charm")
    s.bob:mana(pool)
    s.bob:casts("Test Charm")
    s:expect(s.bob, { mana = "" })
  end
  s:expect(s.bob, { life = 24 })
  s.bob:has("hand", "Test Charm")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Test Charm") end, "R-COST-1")
  s:expect(s.bob, { mana = "{C}{C}{C}", life = 24 })
end)
