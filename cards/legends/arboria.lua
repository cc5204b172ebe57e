return enchant_world "Arboria" {
  cost = "{2}{G}{G}",
  text = [[Creatures can't attack a player unless that player cast a spell or put a nontoken permanent onto the battlefield during their last turn.]],
  unread "Creatures can't attack a player unless that player cast a spell or put a nontoken permanent onto the battlefield during their last turn.",
}
