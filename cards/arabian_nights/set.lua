return set {
  name = "Arabian Nights", code = "ARN", released = "1993-12-17",
  creature_types = {
    "Aladdin", "Ali", "Ape", "Asp", "Baba", "Cairo", "Camel", "Cavalry", "Dand", "Devil", "Efreet", "Egg",
    "El", "Elephant", "Fish", "Flying", "From", "Guardian", "Hajj", "J", "Jackal", "King", "Leper", "Maiden",
    "Man", "Marid", "N", "Nomad", "Raider", "Rukh", "Sindbad", "Singing", "Smith", "Sorceress", "Spirit",
    "Tortoise", "Tree", "Witch",
  },
}
