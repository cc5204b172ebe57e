// Writes docs/cards.md: what is known of each card of the library.
//   cards_page SCENARIOS_FOLDER < what `sleight check cards --format json` says
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string whole(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// How many scenario files name each card, in quotes as their verbs take it.
std::map<std::string, int> files_that_name(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".lua") files.push_back(entry.path());
  std::map<std::string, int> named;
  for (const fs::path& file : files) {
    const std::string text = whole(file);
    std::map<std::string, bool> here;
    for (std::size_t at = text.find('"'); at != std::string::npos;) {
      const std::size_t end = text.find('"', at + 1);
      if (end == std::string::npos) break;
      here[text.substr(at + 1, end - at - 1)] = true;
      at = text.find('"', end + 1);
    }
    for (const auto& [name, is_there] : here) named[name] += is_there ? 1 : 0;
  }
  return named;
}

std::string listed(const Json& words) {
  std::string text;
  for (const Json& word : words) text += (text.empty() ? "" : ", ") + word.get<std::string>();
  return text;
}

/// "the_dark" as a heading.
std::string heading(std::string folder) {
  std::replace(folder.begin(), folder.end(), '_', ' ');
  if (!folder.empty()) folder[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(folder[0])));
  return folder;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "cards_page: the folder of scenarios is missing\n";
    return 2;
  }
  const Json report = Json::parse(std::cin);
  const std::map<std::string, int> named = files_that_name(argv[1]);
  std::map<std::string, std::vector<Json>> sets;
  std::map<std::string, int> states;
  int differing = 0, shown = 0;
  for (const Json& card : report.at("cards")) {
    sets[card.at("set")].push_back(card);
    ++states[card.at("state")];
    differing += card.at("differs").empty() ? 0 : 1;
    shown += named.contains(card.at("name")) ? 1 : 0;
  }
  std::cout
      << "# The cards\n\nWhat is known of each card of the library, written by `cmake --build build --target "
         "cards_page`. *Proved*: the grammar reads the\ncard's text as the very card that its script makes. "
         "*Unread*: a piece of the text stands for nothing in the script yet; no duel is\nplayed with it "
         "unless it is asked for. *Unsupported*: the script does nothing of what the card says, and tells "
         "why. *Differs*: in what the script follows the newest classic printing, and not "
         "the card data of\ntoday. *Scenarios*: how many scenario files name the card.\n\n"
      << report.at("cards").size() << " cards";
  for (const auto& [state, count] : states) std::cout << ", " << count << " " << state;
  std::cout << "; " << differing << " follow a printing that differs from the card data; " << shown
            << " are named by a scenario.\n";
  for (const auto& [set, cards] : sets) {
    std::cout << "\n## " << heading(set)
              << "\n\n| card | state | differs in | scenarios |\n| --- | --- | --- | --- |\n";
    for (const Json& card : cards) {
      const auto found = named.find(card.at("name"));
      std::cout << "| [" << card.at("name").get<std::string>() << "](../"
                << card.at("file").get<std::string>() << ") | " << card.at("state").get<std::string>()
                << (card.contains("why") ? ": " + card.at("why").get<std::string>() : "") << " | "
                << listed(card.at("differs")) << " | " << (found == named.end() ? 0 : found->second)
                << " |\n";
    }
  }
  return 0;
}
