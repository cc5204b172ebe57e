#include "tests/mutants/choice.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace sleight::mutants {
namespace {

/// "3/10" or "today/10"; throws where it is neither.
void read_share(const std::string& text, Choice& choice) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) throw std::runtime_error("a share is K/N or today/N");
  choice.shares = std::stoul(text.substr(slash + 1));
  if (choice.shares == 0) throw std::runtime_error("there is no such share: " + text);
  const std::string which = text.substr(0, slash);
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::size_t number =
      which == "today" ? static_cast<std::size_t>(today.time_since_epoch().count()) % choice.shares + 1
                       : std::stoul(which);
  if (number < 1 || number > choice.shares) throw std::runtime_error("there is no such share: " + text);
  choice.first = number - 1;
}

Of read_of(const std::string& word) {
  const auto* row = std::find_if(std::begin(spelled_of), std::end(spelled_of),
                                 [&](const auto& each) { return each.first == word; });
  if (row == std::end(spelled_of)) throw std::runtime_error("--of modules or cards");
  return row->second;
}

}  // namespace

Choice read_choice(const std::vector<std::string>& words) {
  Choice choice;
  bool named = false;  // a kind, so that it is not all of them
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--share" && has_value) {
      read_share(words[++i], choice);
    } else if (words[i] == "--of" && has_value) {
      if (!named) choice.of.clear();
      named = true;
      choice.of.insert(read_of(words[++i]));
    } else if (words[i] == "--survivors") {
      choice.only_survivors = true;
    } else if (words[i] == "--record" && has_value) {
      choice.record = words[++i];
    } else if (words[i] == "--figures" && has_value) {
      choice.figures = words[++i];
    } else if (words[i] == "--all") {
      choice.of = Choice{}.of;
      choice.first = 0, choice.shares = 1;
    } else if (words[i] == "--page") {
      choice.page = true;
    } else if (words[i].starts_with("--")) {
      throw std::runtime_error("unknown option " + words[i]);
    } else {
      choice.names.insert(words[i]);
    }
  }
  if (!choice.figures.empty() && !choice.is_whole())
    throw std::runtime_error(
        "--figures are those of a whole run: without --of, --share, --survivors and names");
  return choice;
}

std::vector<const Broken*> chosen_of(const std::vector<Broken>& all, const Choice& choice) {
  for (const std::string& name : choice.names)
    if (std::none_of(all.begin(), all.end(), [&](const Broken& broken) { return broken.name == name; }))
      throw std::runtime_error("nothing that can be broken is called " + name);
  std::vector<const Broken*> chosen;
  std::size_t number = 0;
  for (const Broken& broken : all)
    if (choice.of.contains(broken.of) && (choice.names.empty() || choice.names.contains(broken.name)) &&
        number++ % choice.shares == choice.first)
      chosen.push_back(&broken);
  return chosen;
}

std::string words_of(const Choice& choice) {
  std::string words;
  for (const auto& [spelling, of] : spelled_of)
    if (choice.of.size() < std::size(spelled_of) && choice.of.contains(of))
      words += " --of " + std::string(spelling);
  if (choice.only_survivors) words += " --survivors";
  if (choice.shares > 1)
    words += " --share " + std::to_string(choice.first + 1) + "/" + std::to_string(choice.shares);
  for (const std::string& name : choice.names) words += " \"" + name + "\"";
  return words;
}

}  // namespace sleight::mutants
