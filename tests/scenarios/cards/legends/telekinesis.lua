local both = { "fifth", "microprose" }

scenario("Telekinesis taps a creature, stops its damage, and keeps it tapped for two untap phases of its controller", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Telekinesis")
  s.sue:lands("Island", 2)
  s.bob:attacks { wurm }
  s.sue:casts("Telekinesis", { on = wurm })
  s:expect(wurm, { tapped = true })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  for _ = 1, 2 do
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(wurm, { tapped = true })
  end
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wurm, { tapped = false })
end)

scenario("Telekinesis does not keep an effect such as Twiddle from untapping the creature", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Telekinesis")
  s.sue:lands("Island", 2)
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.sue:casts("Telekinesis", { on = wurm })
  s.bob:casts("Twiddle", { mode = "untap", on = wurm })
  s:expect(wurm, { tapped = false })
end)

scenario("Telekinesis on a blocker stops its damage and taps it; it takes damage all the same", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Telekinesis")
  s.bob:lands("Island", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s.bob:casts("Telekinesis", { on = wurm })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { tapped = true, damage = 2 })
end)

scenario("Telekinesis holds a creature that is taken over for two untap phases of its new controller", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Telekinesis")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 6)
  s.bob:casts("Telekinesis", { on = bears })
  s.bob:casts("Control Magic", { on = bears })
  for _ = 1, 2 do
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(bears, { tapped = true })
  end
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Telekinesis on an own creature holds it for its controller's next two untap phases", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Telekinesis")
  s.bob:lands("Island", 2)
  s.bob:casts("Telekinesis", { on = bears })
  for _ = 1, 2 do
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(bears, { tapped = true })
  end
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)
