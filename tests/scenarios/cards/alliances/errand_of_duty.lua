local both = { "fifth", "microprose" }

scenario("Errand of Duty puts a 1/1 white Knight with banding into play", both, function(s)
  s.bob:has("hand", "Errand of Duty")
  s.bob:lands("Plains", 2)
  s.bob:casts("Errand of Duty")
  local knight = s.bob:finds("Knight")
  s:expect(knight, { power = 1, toughness = 1, colours = { "white" }, types = { "creature" }, has = { "banding" }, tapped = false })
  s:expect_illegal(function() s.bob:attacks { knight } end, "R-SICK-1")
end)

scenario("Errand of Duty in the opponent's attack: the Knight blocks, and its banding divides the attacker's damage", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Errand of Duty")
  s.sue:lands("Plains", 2)
  s.bob:attacks { giant }
  s.sue:casts("Errand of Duty")
  local knight = s.sue:finds("Knight")
  s.sue:blocks { [knight] = giant, [bears] = giant }
  s.sue:assigns { [giant] = { [knight] = 3 } }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(knight, { zone = "nowhere" })
  s:expect(giant, { zone = "graveyard" })
end)

scenario("Errand of Duty's token is a Knight, and Unsummon on it makes it vanish", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Errand of Duty"); s.bob:lands("Plains", 2)
  s.sue:has("hand", "Unsummon"); s.sue:lands("Island", 1)
  s.bob:casts("Errand of Duty")
  local k = s.bob:finds("Knight")
  s:expect(k, { power = 1, toughness = 1, colours = { "white" }, has = "banding", types = { "creature" } })
  s.sue:casts("Unsummon", { on = k })
  s:expect(k, { zone = "nowhere" })
  s:expect(s.bob, { hand = 0 })
end)
