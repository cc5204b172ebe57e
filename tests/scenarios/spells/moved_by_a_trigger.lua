-- What a spell sets off by being cast may be the end of that spell (R-GEN-1): its card goes where it is put.
local function try(name, step, card, check)
  scenario(name, { "fifth", "microprose" }, function(s)
    s:card([[ return enchantment "Test Null" { cost = "{U}", successfully_cast { what = spells, ]] .. step .. [[ } } ]])
    s.sue:has("in play", "Test Null")
    local c = s.bob:has("hand", card) s.bob:lands("Mountain", 3)
    if card == "Gray Ogre" then s.bob:casts(c) else s.bob:casts(c, { target = s.sue }) end
    check(s, c)
  end)
end
try("R-GEN-1 ogre to hand", 'put_into("hand", it)', "Gray Ogre", function(s, c) s:expect(c, { zone = "hand" }) s:expect(s.bob, { hand = 1, in_play = 3 }) end)
try("R-GEN-1 ogre out of game", "remove_from_game(it)", "Gray Ogre", function(s, c) s:expect(c, { zone = "out of game" }) s:expect(s.bob, { hand = 0, in_play = 3 }) end)
try("R-GEN-1 ogre to library", 'put_into("library", it)', "Gray Ogre", function(s, c) s:expect(c, { zone = "library" }) s:expect(s.bob, { library = 21, in_play = 3 }) end)
try("R-GEN-1 ogre to graveyard", 'put_into("graveyard", it)', "Gray Ogre", function(s, c) s:expect(c, { zone = "graveyard" }) s:expect(s.bob, { in_play = 3 }) end)
try("R-GEN-1 bolt to hand", 'put_into("hand", it)', "Lightning Bolt", function(s, c) s:expect(c, { zone = "hand" }) s:expect(s.sue, { life = 20 }) end)
try("R-GEN-1 bolt out of game", "remove_from_game(it)", "Lightning Bolt", function(s, c) s:expect(c, { zone = "out of game" }) s:expect(s.sue, { life = 20 }) end)
