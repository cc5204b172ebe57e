#include "tools/lookup/word_users.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_set>

#include "core/card/letters.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/script_source.h"

namespace sleight {
namespace {

bool is_name(const Source::Token& token) {
  return !token.quoted && (is_letter(token.text.front()) || token.text.front() == '_');
}

/// The word without what turns it round: `not_tapped` is a use of `tapped`.
std::string_view unturned(std::string_view method) {
  constexpr std::string_view turned = "not_";
  return method.starts_with(turned) && method.size() > turned.size() ? method.substr(turned.size()) : method;
}

}  // namespace

WordUsers::WordUsers(const Collection& cards) {
  std::vector<std::string> scripts;
  scripts.reserve(cards.cards.size());
  // One that went away since it was loaded uses nothing.
  for (const CollectedCard& card : cards.cards) {
    std::string problem;
    scripts.push_back(contents_of(card.file, problem).value_or(""));
  }
  std::vector<std::size_t> order(scripts.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return scripts[a].size() < scripts[b].size(); });
  for (const std::size_t number : order) add(cards.cards[number].file, scripts[number], number);
}

std::string WordUsers::key_of(Place place, std::string_view word) {
  std::string key(1, static_cast<char>(place));
  key += word;
  return key;
}

void WordUsers::add(const std::string& file, const std::string& script, std::size_t number) {
  const Source source(file, script);
  const std::vector<Source::Token>& tokens = source.tokens();
  std::unordered_set<std::string> used;
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Source::Token& token = tokens[i];
    if (token.quoted) {
      used.insert(key_of(Place::value, token.text));
      continue;
    }
    if (token.text == "{") ++depth;
    if (token.text == "}") --depth;
    if (token.text.empty() || !is_name(token)) continue;
    const auto stands = [&](std::size_t at, std::string_view text) {
      return at < tokens.size() && !tokens[at].quoted && tokens[at].text == text;
    };
    if (i > 0 && stands(i - 1, ":"))
      used.insert(key_of(Place::method, unturned(token.text)));
    else if (stands(i + 1, "=") && !stands(i + 2, "="))
      used.insert(key_of(depth == 1 ? Place::card_key : Place::key, token.text));
    else
      used.insert(key_of(i > 0 && stands(i - 1, "return") ? Place::head : Place::word, token.text));
  }
  for (const std::string& key : used) users_[key].push_back(number);
}

const std::vector<std::size_t>& WordUsers::at(const std::string& key) const {
  static const std::vector<std::size_t> nobody;
  const auto found = users_.find(key);
  return found == users_.end() ? nobody : found->second;
}

const std::vector<std::size_t>& WordUsers::of(const ManualWord& word) const {
  const bool is_key = word.makes.empty() && word.family.starts_with("keys of ");
  return at(key_of(word.style == ManualWord::Style::method ? Place::method
                   : word.family == "heads"                ? Place::head
                   : word.family == "keys of a card"       ? Place::card_key
                   : is_key                                ? Place::key
                                                           : Place::word,
                   word.name));
}

const std::vector<std::size_t>& WordUsers::of_value(const std::string& value) const {
  return at(key_of(Place::value, value));
}

std::vector<std::size_t> WordUsers::of_any(const std::string& word) const {
  std::vector<std::size_t> all;
  for (const Place place :
       {Place::word, Place::method, Place::card_key, Place::key, Place::head, Place::value}) {
    const std::vector<std::size_t>& some = at(key_of(place, word));
    all.insert(all.end(), some.begin(), some.end());
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace sleight
