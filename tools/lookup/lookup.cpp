#include "tools/lookup/lookup.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "scripting/lua/everyday_words.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/word_stems.h"
#include "tools/library/card_names.h"

namespace sleight {
namespace {

/// Whoever asks for a name wants what has it; then what people call so comes before whatever tells of it.
constexpr double of_name = 100;
constexpr double of_everyday_word = 80;
constexpr double least_of_everyday_word = 45;
constexpr double of_part_of_everyday_word = 40;
constexpr double most_of_text = 40;

/// They are in every sentence and tell nothing apart.
const std::set<std::string>& common_stems() {
  static const std::set<std::string> stems = [] {
    std::set<std::string> all;
    for (const char* word :
         {"a",     "an",    "and", "are",  "as",   "at",   "be",    "by",   "can", "do",  "does", "for",
          "from",  "has",   "how", "i",    "if",   "in",   "is",    "it",   "its", "my",  "no",   "of",
          "on",    "or",    "so",  "that", "the",  "then", "there", "this", "to",  "was", "what", "when",
          "where", "which", "who", "will", "with", "you",  "your",  "card", "word"})
      all.insert(word_stem(word));
    return all;
  }();
  return stems;
}

std::vector<std::string> stems_of_words(const std::vector<std::string>& words) {
  std::vector<std::string> stems;
  for (const std::string& word : words) stems.push_back(word_stem(word));
  return stems;
}

/// Whether `part` stands in `whole`, one word behind the other.
bool holds(const std::vector<std::string>& whole, const std::vector<std::string>& part) {
  return !part.empty() && std::search(whole.begin(), whole.end(), part.begin(), part.end()) != whole.end();
}

/// Puts the scores of one question together.
class Scores {
 public:
  Scores(const std::vector<Entry>& entries, const EntryIndex& index) : index_(index) {
    hits_.resize(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) hits_[i].entry = &entries[i];
  }

  void add_names(const std::string& asked) {
    const std::string folded = folded_name(asked);
    if (folded.empty()) return;
    for (const std::size_t i : index_.named(folded)) raise(hits_[i], of_name, true);
  }

  /// What people call so. Where rows say the very words, others that only have their stems mean something
  /// else: phasing is no phase. False where rows say them and have no word for it.
  bool add_everyday_words(const std::vector<std::string>& words, std::vector<std::string>& notes) {
    const std::vector<std::string> stems = stems_of_words(words);
    std::vector<const EverydayRow*> whole;
    for (const EverydayRow& row : everyday_words())
      if (says(row, [&](const auto& said) { return folded_words(said) == words; })) whole.push_back(&row);
    const bool exact = !whole.empty();
    if (!exact)
      for (const EverydayRow& row : everyday_words())
        if (says(row, [&](const auto& said) { return stems_of_words(folded_words(said)) == stems; }))
          whole.push_back(&row);
    double best = of_everyday_word;
    bool has_words = whole.empty();
    for (const EverydayRow* row : whole) {
      if (!row->note.empty()) notes.push_back(row->note);
      has_words = has_words || !row->words.empty();
      add_row(*row, best, true);
      best -= 2;
    }
    if (has_words)
      for (const EverydayRow& row : everyday_words())
        if (const double part = part_said(row, stems); part > 0)
          add_row(row, of_part_of_everyday_word * part, false);
    return has_words;
  }

  void add_texts(const std::vector<std::string>& stems) {
    std::vector<std::string> telling;
    for (const std::string& stem : stems)
      if (!common_stems().contains(stem)) telling.push_back(stem);
    if (telling.empty()) telling = stems;
    std::map<std::size_t, std::pair<double, int>> sums;
    double most = 0;
    for (const std::string& stem : telling) {
      const double rarity = index_.rarity(stem);
      most += 6 * rarity;
      for (const auto& [entry, weight] : index_.places(stem)) {
        sums[entry].first += weight * rarity;
        ++sums[entry].second;
      }
    }
    for (const auto& [entry, sum] : sums) {
      const double share = sum.second / static_cast<double>(telling.size());
      // Half of what was asked is much less than half as good.
      hits_[entry].score += most_of_text * sum.first / most * share * share;
    }
  }

  std::vector<Hit> sorted() const {
    std::vector<Hit> found;
    for (const Hit& hit : hits_)
      if (hit.score > 0) found.push_back(hit);
    std::stable_sort(found.begin(), found.end(), [](const Hit& a, const Hit& b) {
      if (a.score != b.score) return a.score > b.score;
      if (a.entry->kind != b.entry->kind) return a.entry->kind < b.entry->kind;
      return a.entry->name < b.entry->name;
    });
    return found;
  }

 private:
  static bool is_common(const std::vector<std::string>& stems) {
    return std::all_of(stems.begin(), stems.end(),
                       [](const std::string& stem) { return common_stems().contains(stem); });
  }
  template <typename Is>
  static bool says(const EverydayRow& row, Is is) {
    return std::any_of(row.said.begin(), row.said.end(), is);
  }
  /// How much a row says of what was asked: a phrase within that counts by how much of it it is; what was
  /// asked within a phrase may mean something else.
  static double part_said(const EverydayRow& row, const std::vector<std::string>& stems) {
    double part = 0;
    for (const std::string& said : row.said) {
      const std::vector<std::string> phrase = stems_of_words(folded_words(said));
      const auto all = static_cast<double>(stems.size()), some = static_cast<double>(phrase.size());
      if (holds(stems, phrase) && !is_common(phrase)) part = std::max(part, some / all);
      if (holds(phrase, stems) && !is_common(stems)) part = std::max(part, all / some / 2);
    }
    // The same stems and other words: nearly what was meant, at most.
    return std::min(part, 0.9);
  }
  static void raise(Hit& hit, double score, bool meant) {
    hit.score = std::max(hit.score, score);
    hit.meant = hit.meant || meant;
  }

  void add_row(const EverydayRow& row, double score, bool meant) {
    for (const std::string& word : row.words) {
      const bool family = word.front() == '[';
      const auto& entries = family ? index_.of_family(word) : index_.spelt(word);
      if (entries.empty()) continue;
      // A name may be that of a scenario or card as well: people's words stand for words of the language.
      for (const std::size_t i : entries)
        if (hits_[i].entry->kind < EntryKind::code) raise(hits_[i], score, meant);
      // The likeliest first.
      if (!meant || score > least_of_everyday_word) score -= meant ? 0.5 : score / 20;
    }
  }

  const EntryIndex& index_;
  std::vector<Hit> hits_;
};

/// Every word that people use, by its stem, for what is spelt like one.
std::unordered_map<std::string, std::string> everyday_by_stem() {
  std::unordered_map<std::string, std::string> words;
  for (const EverydayRow& row : everyday_words())
    for (const std::string& said : row.said)
      for (std::string& word : folded_words(said)) words.emplace(word_stem(word), word);
  return words;
}

}  // namespace

Lookup::Lookup(const std::vector<Entry>& entries)
    : entries_(entries), index_(entries), everyday_(everyday_by_stem()) {}

Found Lookup::find(const std::string& asked) const {
  Found found;
  std::vector<std::string> words = folded_words(asked);
  if (words.empty()) return found;
  Scores scores(entries_, index_);
  scores.add_names(asked);
  std::vector<std::string> known;
  for (std::string& word : words) {
    const std::string stem = word_stem(word);
    // Of a short word a wrong letter is too much.
    if (index_.has(stem) || everyday_.contains(stem) || word.size() < 4) continue;
    if (known.empty()) {
      known = index_.words();
      for (const auto& [other, said] : everyday_) known.push_back(said);
    }
    const std::string near = closest_word(word, known);
    if (near.empty()) continue;
    found.taken_for.emplace_back(word, near);
    word = near;
  }
  if (scores.add_everyday_words(words, found.notes)) scores.add_texts(stems_of_words(words));
  found.hits = scores.sorted();
  return found;
}

std::string Lookup::nearest(const std::string& asked) const {
  std::vector<std::string> names;
  for (const Entry& entry : entries_)
    if (entry.kind != EntryKind::scenario) names.push_back(entry.name);
  for (const EverydayRow& row : everyday_words()) names.insert(names.end(), row.said.begin(), row.said.end());
  return closest_word(asked, names);
}

}  // namespace sleight
