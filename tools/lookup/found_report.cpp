#include "tools/lookup/found_report.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "tools/display/phrases.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// So many cards show what a word does.
constexpr std::size_t most_users = 3;
/// Of each kind so many are told that only speak of what was asked, in the order of the kinds.
constexpr std::array<int, 9> most_of_kind{6, 3, 4, 3, 3, 3, 3, 5, 5};
/// What fits so much less than the best is told only where a kind or number was asked for.
constexpr double least_share = 0.15;

/// The cards that use a word or value, or have a keyword.
std::vector<std::string> users_of(const Entry& entry, const Collection& cards, const WordUsers& users) {
  std::vector<std::string> names;
  if (entry.kind != EntryKind::word && entry.kind != EntryKind::keyword && entry.kind != EntryKind::value &&
      entry.kind != EntryKind::counter)
    return names;
  std::string value = entry.name;
  if (entry.kind == EntryKind::value) value = value.substr(1, value.size() - 2);
  const bool quoted = entry.kind == EntryKind::value || entry.kind == EntryKind::counter;
  for (const std::size_t number : quoted ? users.of_value(value) : users.of(*entry.word)) {
    const Card& card = cards.library->card(cards.cards[number].id);
    // What does less than it says shows nothing.
    if (!card.unsupported.empty() || !card.unread.empty()) continue;
    names.push_back(card.name);
    if (names.size() == most_users) break;
  }
  return names;
}

/// One line of it.
std::string one_line_of(const std::string& text) {
  std::string line;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) line += c;
    if (blank && !line.empty() && line.back() != ' ') line += ' ';
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

std::string shown_name(const Entry& entry) {
  const bool method = entry.word != nullptr && entry.word->style == ManualWord::Style::method;
  return (method ? ":" : "") + entry.name;
}

std::string kind_text(const Entry& entry) {
  return entry.family.empty() || entry.family == "keywords" || entry.family == "counters"
             ? name_of(entry.kind)
             : entry.family;
}

}  // namespace

std::vector<Hit> hits_told(const Found& found, const FoundLimits& limits) {
  const auto wanted = [&](const Hit& hit) {
    return limits.kinds.empty() || std::find(limits.kinds.begin(), limits.kinds.end(),
                                             name_of(hit.entry->kind)) != limits.kinds.end();
  };
  std::vector<Hit> told;
  std::map<EntryKind, int> number;
  const double best = found.hits.empty() ? 0 : found.hits.front().score;
  for (const Hit& hit : found.hits) {
    if (!wanted(hit)) continue;
    int& of_kind = number[hit.entry->kind];
    if (limits.most > 0 ? of_kind >= limits.most
                        : !hit.meant && limits.kinds.empty() && hit.score < best * least_share)
      continue;
    const int most = limits.kinds.empty() ? most_of_kind[static_cast<std::size_t>(hit.entry->kind)] : 20;
    if (limits.most == 0 && !hit.meant && of_kind >= most) continue;
    ++of_kind;
    told.push_back(hit);
  }
  return told;
}

std::string found_text(const std::vector<Hit>& hits, const Found& found, const Collection& cards,
                       const WordUsers& users) {
  std::string text;
  for (const auto& [word, other] : found.taken_for)
    text += "(nothing has `" + word + "`: taken for `" + other + "`)\n";
  for (const std::string& note : found.notes) text += note + "\n";
  for (const Hit& hit : hits) {
    const Entry& entry = *hit.entry;
    if (entry.kind == EntryKind::scenario) {
      text +=
          entry.name + " (scenario)\n  " + shown_path(entry.file) + ":" + std::to_string(entry.line) + "\n";
      continue;
    }
    text += shown_name(entry) + " (" + kind_text(entry) + "): " + one_line_of(entry.doc) +
            (entry.rules.empty() ? "" : " (" + entry.rules + ")") + "\n";
    if (entry.kind == EntryKind::card) text += "  " + shown_path(entry.file) + "\n";
    if (const std::vector<std::string> names = users_of(entry, cards, users); !names.empty())
      text += "  used by " + listed(names) + "\n";
  }
  return text;
}

std::string found_json(const std::string& asked, const std::vector<Hit>& hits, const Found& found,
                       const Collection& cards, const WordUsers& users) {
  using Json = nlohmann::ordered_json;
  Json list = Json::array();
  for (const Hit& hit : hits) {
    const Entry& entry = *hit.entry;
    Json one{{"kind", name_of(entry.kind)}, {"name", entry.name}};
    if (!entry.family.empty()) one["family"] = entry.family;
    if (!entry.doc.empty()) one["doc"] = one_line_of(entry.doc);
    if (!entry.rules.empty()) one["rules"] = entry.rules;
    if (!entry.file.empty()) one["file"] = entry.file;
    if (entry.line > 0) one["line"] = entry.line;
    if (entry.kind < EntryKind::option) one["cards"] = users_of(entry, cards, users);
    one["meant"] = hit.meant;
    list.push_back(std::move(one));
  }
  Json taken = Json::object();
  for (const auto& [word, other] : found.taken_for) taken[word] = other;
  const Json root{{"asked", asked}, {"taken_for", taken}, {"notes", found.notes}, {"found", list}};
  // A script may hold any bytes; JSON may not.
  return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace sleight
