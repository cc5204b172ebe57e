return instant "Camouflage" {
  cost = "{G}",
  text = [[
    Cast Camouflage only during combat before blockers are declared and only during your turn.
    This turn, instead of declaring blockers, each defending player chooses any number of creatures he or she controls and divides them into a number of piles equal to the number of attacking creatures for whom that player is the defending player.
    Creatures he or she controls that can block additional creatures may likewise be put into additional piles.
    Assign each pile to a different one of those attacking creatures at random.
    Each creature in a pile that can block the creature that pile is assigned to does so.
  ]],
  unsupported "blocks are declared against attackers that everybody sees",
}
