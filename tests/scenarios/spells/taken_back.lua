-- What takes spells from the batch is bound by what binds countering (R-CAST-2, R-CAST-4).
local both = { "fifth", "microprose" }

for _, takes in ipairs { "return_to_hand(spells)", "for_each(spells, { return_to_hand(it) })" } do
  scenario("R-CAST-4 a spell that is successfully cast is not taken back: " .. takes, both, function(s)
    s:card([[ return instant "Test Recall" { cost = "{0}", ]] .. takes .. [[ } ]])
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", "Giant Growth")
    s.bob:lands("Forest", 1)
    s.sue:has("hand", "Test Recall")
    s.bob:casts("Giant Growth", { on = bears, held = true })
    s.sue:casts("Test Recall", { held = true })
    s:resolve()
    s:expect(bears, { power = 5 })
    s:expect(s.bob, { hand = 0 })
  end)
end
