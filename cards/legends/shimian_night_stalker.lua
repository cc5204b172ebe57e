return summon "Night Stalker" "Shimian Night Stalker" {
  cost = "{3}{B}{B}", power = 4, toughness = 4,
  text = [[{B}, {T}: All damage to you from one attacking creature source is dealt to Shimian Night Stalker instead.]],
  differs = { "types", "effect" },
  activated {
    cost = "{B}, {T}",
    target = packet:to(you):from(creatures:attacking()),
    redirect(target, self),
  },
}
