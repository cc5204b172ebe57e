for number, shape in ipairs {
  { power = 2, toughness = 2, has = { "flying" }, types = { "artifact", "creature" } },
  { power = 3, toughness = 3, lacks = { "flying" }, types = { "artifact", "creature" } },
  { power = 1, toughness = 6, lacks = { "flying" }, types = { "artifact", "creature" } },
} do
  scenario("Primal Clay in shape " .. number .. ", as chosen when it is played", function(s)
    s.bob:lands("Island", 4)
    s.bob:has("hand", "Primal Clay")
    s.bob:casts("Primal Clay", { mode = number })
    local clay = s.bob:finds("Primal Clay")
    s:expect(clay, shape)
    s:next_turn()
    s:next_turn()
    s:expect(clay, shape)
    if number == 3 then
      s:expect_illegal(function() s.bob:attacks { clay } end, "cannot attack")
    else
      s.bob:attacks { clay }
      s:to("end of attack")
      s:expect(s.sue, { life = 20 - shape.power })
    end
  end)
end

scenario("a Clone of Primal Clay has a shape of its own", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Primal Clay")
  s.bob:mana "{4}"
  s.bob:will("mode", 1)
  s.bob:casts("Primal Clay")
  local clay = s.bob:finds("Primal Clay")
  s.bob:has("hand", "Clone")
  s.bob:lands("Island", 4)
  s.bob:will("mode", 2)
  local clone = s.bob:casts("Clone", { choosing = clay })
  s:expect(clone, { power = 3, toughness = 3, lacks = { "flying" } })
  s:expect(clay, { power = 2, toughness = 2, has = { "flying" } })
end)

scenario("Primal Clay that Animate Dead brings back is given a shape anew", { "fifth", "microprose" }, function(s)
  local clay = s.bob:has("graveyard", "Primal Clay")
  s.bob:has("hand", "Animate Dead")
  s.bob:lands("Swamp", 2)
  s.bob:will("mode", 3)
  s.bob:casts("Animate Dead", { on = clay, mode = 1 })
  s:expect(clay, { zone = "in play", power = 0, toughness = 6 })
end)

scenario("Primal Clay that was stolen keeps its shape: a Wall does not attack for the thief either", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Primal Clay")
  s.bob:mana "{4}"
  s.bob:will("mode", 3)
  s.bob:casts("Primal Clay")
  local clay = s.bob:finds("Primal Clay")
  s.sue:has("in play", "Steal Artifact", { on = clay })
  s:expect(clay, { controller = s.sue, power = 1, toughness = 6 })
  s:next_turn()
  s:next_turn()
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks { clay } end, "R-CRE-9")
end)

scenario("a queued mode waits where the card that is cast has one way only", function(s)
  local clay = s.bob:has("graveyard", "Primal Clay")
  s.bob:has("hand", "Animate Dead")
  s.bob:lands("Swamp", 2)
  s.bob:will("mode", 3)
  s.bob:casts("Animate Dead", { on = clay })
  s:expect(clay, { toughness = 6 })
end)
