return set {
  name = "Arabian Nights", code = "ARN", released = "1993-12-17",
  creature_types = {
    "Aladdin", "Ali", "Ape", "Asp", "Baba", "Cairo", "Camel", "Cavalry", "Dandân", "Devil", "Efreet", "Egg",
    "El-Hajjâj", "Elephant", "Fish", "Flying", "Guardian", "Jackal", "King", "Leper", "Maiden", "Man",
    "Marid", "Nomad", "Raider", "Rukh", "Sindbad", "Singing", "Smith", "Sorceress", "Spirit", "Tortoise",
    "Tree", "Witch",
  },
}
