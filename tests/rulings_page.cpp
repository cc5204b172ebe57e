// Writes docs/rulings.md: which rulings of cards a scenario shows, which are set aside and why, and which
// wait.
//   rulings_page RULINGS SET_ASIDE SCENARIOS_FOLDER
// RULINGS: {"card": [dates of its rulings]}. SET_ASIDE: [{"card", "date", "reason"}]. A scenario shows a
// ruling when its title begins with `Card, ruling 2004-10-04: `; of two rulings with one date two scenarios
// do.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// A card and the date of a ruling about it.
using Ruling = std::pair<std::string, std::string>;

std::string whole(const fs::path& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path.string() + ": cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Titles may be written with either quote, and a quote inside with a backslash before it.
std::string without_backslashes(std::string text) {
  std::erase(text, '\\');
  return text;
}

/// How many scenarios show each ruling.
std::map<Ruling, int> shown_in(const fs::path& folder) {
  static const std::regex title(R"re(scenario\(["'](.*?), ruling (\d{4}-\d\d-\d\d): )re");
  std::map<Ruling, int> shown;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".lua") continue;
    const std::string text = whole(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), title), end; at != end; ++at)
      ++shown[{without_backslashes((*at)[1].str()), (*at)[2].str()}];
  }
  return shown;
}

/// What is known of all rulings.
struct State {
  int all = 0;
  int shown = 0;
  std::vector<std::pair<Ruling, std::string>> set_aside;  ///< with the reason
  std::map<Ruling, int> waiting;
  std::vector<std::string> wrong;  ///< what cannot be
};

State state_of(const Json& rulings, const Json& set_aside, std::map<Ruling, int> scenarios) {
  State state;
  std::map<Ruling, int> left;
  for (const auto& [card, dates] : rulings.items())
    for (const Json& date : dates) {
      ++left[{card, date.get<std::string>()}];
      ++state.all;
    }
  for (const auto& [ruling, count] : scenarios) {
    const auto found = left.find(ruling);
    if (found == left.end()) {
      state.wrong.push_back("a scenario shows a ruling that there is not: " + ruling.first + ", " +
                            ruling.second);
      continue;
    }
    // Several scenarios may show one ruling.
    const int shows = std::min(count, found->second);
    state.shown += shows;
    found->second -= shows;
  }
  for (const Json& one : set_aside) {
    const Ruling ruling{one.at("card").get<std::string>(), one.at("date").get<std::string>()};
    const auto found = left.find(ruling);
    if (found == left.end() || found->second == 0) {
      state.wrong.push_back("set aside, but there is no such ruling or a scenario shows it: " + ruling.first +
                            ", " + ruling.second);
      continue;
    }
    --found->second;
    state.set_aside.emplace_back(ruling, one.at("reason").get<std::string>());
  }
  for (const auto& [ruling, count] : left)
    if (count > 0) state.waiting[ruling] = count;
  return state;
}

void write(std::ostream& out, const State& state) {
  int waiting = 0;
  for (const auto& [ruling, count] : state.waiting) waiting += count;
  out << "# Rulings\n\n"
      << "Written by `cmake --build build --target rulings_page`; a test holds it against the scenarios.\n\n"
      << "Of " << state.all << " rulings about cards " << state.shown
      << " are shown by a scenario whose title begins "
      << "with the card and the date of the ruling, " << state.set_aside.size() << " are set aside, and "
      << waiting << " wait for a scenario.\n\n"
      << "## Set aside\n\n"
      << "A rule of later years, more than two players, or nothing that could be tried.\n\n"
      << "| Card | Date | Why |\n| --- | --- | --- |\n";
  for (const auto& [ruling, reason] : state.set_aside)
    out << "| " << ruling.first << " | " << ruling.second << " | " << reason << " |\n";
  if (waiting == 0) return;
  out << "\n## Waiting\n\n";
  std::map<std::string, std::string> dates;
  for (const auto& [ruling, count] : state.waiting) {
    std::string& text = dates[ruling.first];
    text +=
        (text.empty() ? "" : ", ") + ruling.second + (count > 1 ? " (" + std::to_string(count) + ")" : "");
  }
  for (const auto& [card, when] : dates) out << "- " << card << ": " << when << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "rulings_page: give the rulings, those that are set aside, and the folder of scenarios\n";
    return 2;
  }
  try {
    const State state = state_of(Json::parse(whole(argv[1])), Json::parse(whole(argv[2])), shown_in(argv[3]));
    for (const std::string& wrong : state.wrong) std::cerr << "rulings_page: " << wrong << "\n";
    write(std::cout, state);
    return state.wrong.empty() ? 0 : 1;
  } catch (const std::exception& e) {
    std::cerr << "rulings_page: " << e.what() << "\n";
    return 1;
  }
}
