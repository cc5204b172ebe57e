scenario("Hypnotic Specter makes the damaged opponent discard at random", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = {}, graveyard = { "Grizzly Bears" } })
end)

scenario("E-077 zero damage does not trigger Hypnotic Specter", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  local queen = s.sue:has("in play", "Sorceress Queen")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s.sue:activates(queen, { target = specter })
  s:to("end of attack")
  s:expect(s.sue, { life = 20, hand = { "Grizzly Bears" } })
end)

scenario("E-177 a packet that is fully prevented triggers nothing", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s.sue:has("hand", "Grizzly Bears")
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { specter }
  s.sue:will_prevent("Healing Salve")
  s:to("end of attack")
  s:expect(s.sue, { life = 20, hand = { "Grizzly Bears" } })
end)
