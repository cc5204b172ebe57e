return summon "Wretched" "The Wretched" {
  cost = "{3}{B}{B}", power = 2, toughness = 5,
  text = [[At end of combat, gain control of all creatures blocking The Wretched as long as you control The Wretched.]],
  differs = { "types" },
  end_of_combat { while_yours(creatures:blocking_any(self), { controller = you }) },
}
