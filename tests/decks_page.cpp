// Writes docs/decks.md: the decks of the library, and how they fare against each other.
//   decks_page DECKS_FOLDER < tests/data/deck_duels.json
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// A deck of the folder, and how its duels went.
struct Deck {
  std::string name;
  std::string about;  ///< the comment on the first line of its file
  int cards = 0;
  long games = 0, wins = 0;
  std::map<std::string, int> percent;  ///< of the duels against each other deck, how many it won
};

Deck read_deck(const fs::path& path) {
  Deck deck;
  deck.name = path.stem().string();
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("# ") && deck.about.empty())
      deck.about = line.substr(2);
    else if (!line.empty() && line[0] != '#')
      deck.cards += std::stoi(line);
  return deck;
}

std::string spaced(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

/// Part of a whole in percent, to the nearest.
int percent(long part, long whole) { return static_cast<int>((200 * part + whole) / (2 * whole)); }

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "decks_page: the folder of decks is missing\n";
    return 2;
  }
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(argv[1]))
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<Deck> decks;
  std::map<std::string, std::size_t> place;
  for (const fs::path& file : files) {
    place[file.stem().string()] = decks.size();
    decks.push_back(read_deck(file));
  }

  const Json played = Json::parse(std::cin);
  const long games = played.at("games_of_a_pair").get<long>();
  for (const Json& pair : played.at("pairs")) {
    Deck& bob = decks.at(place.at(pair.at("bob").get<std::string>()));
    Deck& sue = decks.at(place.at(pair.at("sue").get<std::string>()));
    const long bobs = pair.at("wins").at("bob").get<long>(), sues = pair.at("wins").at("sue").get<long>();
    bob.games += games, bob.wins += bobs, bob.percent[sue.name] = percent(bobs, games);
    sue.games += games, sue.wins += sues, sue.percent[bob.name] = percent(sues, games);
  }

  std::cout << "# Decks\n\nWritten by `cmake --build build --target decks_page`; a test holds it against "
               "`cards/decks/`, "
               "and plays the first duels of each pair again.\n\n"
            << decks.size()
            << " kinds of decks of the time, each of cards of the library. Bots that choose by chance played "
            << games << " duels of each pair by the rule set `" << played.at("rules").get<std::string>()
            << "`, which tells how the cards work together at a table and not how strong a deck is in good "
               "hands. One pair "
               "again:\n\n```\nbuild/sleight sim cards/decks/goblins.txt cards/decks/merfolk.txt --games "
            << games << " --seed " << played.at("seed").get<long>()
            << "\n```\n\n| | Deck | Cards | Won | |\n| --- | --- | --- | --- | --- |\n";
  for (std::size_t i = 0; i < decks.size(); ++i)
    std::cout << "| " << i + 1 << " | [" << spaced(decks[i].name) << "](../cards/decks/" << decks[i].name
              << ".txt) | " << decks[i].cards << " | " << percent(decks[i].wins, decks[i].games) << " % | "
              << decks[i].about << " |\n";
  std::cout << "\n## Each against each\n\nOf a row's deck: the duels in a hundred that it won against the "
               "deck of the column. "
               "What is missing to a hundred between the two was drawn.\n\n| |";
  for (std::size_t i = 0; i < decks.size(); ++i) std::cout << " " << i + 1 << " |";
  std::cout << "\n| --- |";
  for (std::size_t i = 0; i < decks.size(); ++i) std::cout << " --: |";
  std::cout << "\n";
  for (std::size_t i = 0; i < decks.size(); ++i) {
    std::cout << "| " << i + 1 << " " << spaced(decks[i].name) << " |";
    for (const Deck& other : decks)
      std::cout << " " << (other.name == decks[i].name ? "" : std::to_string(decks[i].percent.at(other.name)))
                << " |";
    std::cout << "\n";
  }
  return 0;
}
