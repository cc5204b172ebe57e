-- Three Kobolds that cost nothing and are red although no mana of theirs says so.
local both = { "fifth", "microprose" }

for _, name in ipairs { "Crimson Kobolds", "Crookshank Kobolds", "Kobolds of Kher Keep" } do
  scenario(name .. " cost nothing, and are red in play", both, function(s)
    s.bob:has("hand", name)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = 0, toughness = 1, colours = { "red" } })
  end)

  scenario(name .. " are a red spell, which Blue Elemental Blast counters", both, function(s)
    s.bob:has("hand", name)
    s.sue:has("hand", "Blue Elemental Blast")
    s.sue:lands("Island", 1)
    local spell = s.bob:casts(name, { held = true })
    s.sue:interrupts(spell, "Blue Elemental Blast", { target = spell })
    s:expect(spell, { zone = "graveyard" })
  end)

  scenario("Deathlace makes " .. name .. " black and red no longer", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:has("hand", "Deathlace")
    s.bob:lands("Swamp", 1)
    s.bob:casts("Deathlace", { on = it })
    s:expect(it, { colours = { "black" } })
  end)
end

for _, name in ipairs { "Crimson Kobolds", "Crookshank Kobolds", "Kobolds of Kher Keep" } do
  scenario("R-COLOR-2 Sleight of Mind makes " .. name .. " blue, for their text says that they are red", { "fifth", "microprose" }, function(s)
    local it = s.bob:has("in play", name)
    s:expect(it, { colours = { "red" } })
    s.bob:has("hand", "Sleight of Mind")
    s.bob:lands("Island", 1)
    s.bob:casts("Sleight of Mind", { on = it, choosing = { "red", "blue" } })
    s:expect(it, { colours = { "blue" } })
  end)
end

scenario("R-INT-5 Kobolds that are sleighted as they are cast are a blue spell, and come blue", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Crimson Kobolds")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:lands("Island", 1)
  local kobolds = s.bob:casts("Crimson Kobolds", { held = true })
  s.bob:interrupts(kobolds, "Sleight of Mind", { choosing = { "red", "blue" } })
  s:resolve()
  s:expect(s.bob:finds("Crimson Kobolds"), { colours = { "blue" } })
end)
