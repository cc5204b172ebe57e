scenario("Hypnotic Specter makes the damaged opponent discard at random", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = {}, graveyard = { "Grizzly Bears" } })
end)
