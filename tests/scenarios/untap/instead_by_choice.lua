-- What may be done in the place of untapping a permanent, and what comes of declining it (R-UNTAP-2).

local both = { "fifth", "microprose" }

for _, land in ipairs { "Bottomless Vault", "Dwarven Hold", "Hollow Trees", "Icatian Store", "Sand Silos" } do
  scenario("R-UNTAP-2 " .. land .. " gets a storage counter in the place of untapping", both, function(s)
    local store = s.sue:has("in play", land, { tapped = true })
    s.sue:will("pay", true)
    s:next_turn()
    s:expect(store, { tapped = true, counters = { storage = 1 } })
  end)

  scenario("R-UNTAP-2 " .. land .. " untaps where its player chooses no counter", both, function(s)
    local store = s.sue:has("in play", land, { tapped = true })
    s.sue:will("pay", false)
    s:next_turn()
    s:expect(store, { tapped = false })
  end)
end
