#include "tools/lookup/card_filters.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "core/card/given_names.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "scripting/lua/everyday_words.h"
#include "scripting/lua/word_stems.h"
#include "scripting/script_manual.h"
#include "tools/files/card_file_name.h"
#include "tools/files/in_parallel.h"
#include "tools/library/card_names.h"
#include "tools/lookup/searched_entries.h"

namespace sleight {
namespace {

using Spellings = std::vector<std::string>;

char letter_of(Colour colour) { return mana_letters[static_cast<std::size_t>(colour)]; }

/// What costs are asked for: at least and at most so much mana.
struct CostRange {
  int least = 0, most = 0;
};

std::optional<CostRange> read_cost(const std::string& text) {
  constexpr int no_limit = 1'000'000;
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || number < 0) return std::nullopt;
  const std::string_view behind(rest, static_cast<std::size_t>(end - rest));
  if (behind.empty()) return CostRange{number, number};
  if (behind == "+") return CostRange{number, no_limit};
  if (behind == "-") return CostRange{0, number};
  return std::nullopt;
}

bool same_name(std::string_view a, std::string_view b) {
  const std::string folded = folded_name(a);
  return !folded.empty() && folded == folded_name(b);
}

bool is_among(const Spellings& names, std::string_view name) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& each) { return same_name(each, name); });
}

/// Every name by which a set may be asked for.
Spellings names_of_set(const Collection& cards, const CollectedCard& card) {
  Spellings names{std::filesystem::path(card.file).parent_path().filename().string()};
  if (const SetInfo* set = set_of(cards, card)) {
    names.push_back(set->name);
    names.push_back(set->code);
  }
  return names;
}

Spellings types_of(const Card& card, const Words& words) {
  Spellings names;
  for (const auto& row : all_spellings<CardType>)
    if (any(card.types & row.value)) names.emplace_back(row.spelling);
  for (const auto& row : all_spellings<Supertype>)
    if (any(card.supertypes & row.value)) {
      names.emplace_back(row.spelling);
      if (row.english != nullptr) names.emplace_back(row.english);
    }
  for (const Word subtype : card.subtypes) names.push_back(words.spelling(subtype));
  return names;
}

Spellings colours_of(const Card& card) {
  Spellings names;
  const Colours colours = card.colour();
  int number = 0;
  for (const auto& row : all_spellings<Colour>)
    if (colours.has(row.value)) {
      ++number;
      names.emplace_back(row.spelling);
      names.emplace_back(1, letter_of(row.value));
    }
  if (number == 0) names.insert(names.end(), {"colourless", "colorless"});
  if (number > 1) names.insert(names.end(), {"multicoloured", "multicolored", "gold"});
  return names;
}

Spellings keywords_of(const Card& card, const Words& words) {
  Spellings names;
  for (const Ability& ability : card.abilities)
    if (ability.kind == AbilityKind::keyword) names.push_back(words.spelling(ability.keyword.name));
  return names;
}

bool has_all(const Spellings& has, const Spellings& asked) {
  return std::all_of(asked.begin(), asked.end(),
                     [&](const std::string& each) { return is_among(has, each); });
}

/// Everything that some card has.
template <typename Of>
Spellings all_of_cards(const Collection& cards, Of of) {
  Spellings all;
  for (const CollectedCard& card : cards.cards)
    for (std::string& name : of(card)) all.push_back(std::move(name));
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

/// The first of `asked` that is not among `known`.
std::optional<WrongFilter> unknown_among(const Spellings& asked, const Spellings& known,
                                         const std::string& option, const std::string& what) {
  for (const std::string& each : asked) {
    if (is_among(known, each)) continue;
    const WordProposal proposal = propose(each, known);
    return WrongFilter{option + ": " + what + " `" + each + "`" + proposal.question, proposal.fix};
  }
  return std::nullopt;
}

bool says_all(const std::string& text, const Spellings& asked) {
  const std::vector<std::string> has = stems_of(card_file_name(text));
  for (const std::string& words : asked)
    for (const std::string& stem : stems_of(card_file_name(words)))
      if (std::find(has.begin(), has.end(), stem) == has.end()) return false;
  return true;
}

}  // namespace

std::optional<WrongFilter> wrong_filter(const CardFilters& filters, const Collection& cards,
                                        const WordUsers& users) {
  const Library& library = *cards.library;
  if (!filters.cost.empty() && !read_cost(filters.cost))
    return WrongFilter{"--cost: `" + filters.cost + "` is no number of mana",
                       "write 3, 3+ (that much or more) or 3- (that much or less)"};
  if (!filters.sets.empty())
    if (auto wrong = unknown_among(
            filters.sets, all_of_cards(cards, [&](const auto& card) { return names_of_set(cards, card); }),
            "--set", "there is no set"))
      return wrong;
  if (!filters.types.empty())
    if (auto wrong = unknown_among(
            filters.types,
            all_of_cards(cards,
                         [&](const auto& card) { return types_of(library.card(card.id), library.words()); }),
            "--type", "no card has the type"))
      return wrong;
  Spellings colours{"colourless", "colorless", "multicoloured", "multicolored", "gold"};
  for (const auto& row : all_spellings<Colour>) {
    colours.emplace_back(row.spelling);
    colours.emplace_back(1, letter_of(row.value));
  }
  if (auto wrong = unknown_among(filters.colours, colours, "--colour", "there is no colour")) return wrong;
  Spellings keywords;
  for (const auto& keyword : library.keywords()) keywords.push_back(keyword->name);
  if (auto wrong = unknown_among(filters.keywords, keywords, "--keyword", "there is no keyword"))
    return wrong;
  if (auto wrong = unknown_among(filters.states, all_card_states(), "--state", "there is no state"))
    return wrong;
  Spellings unused;
  for (const std::string& word : filters.uses)
    if (users.of_any(word).empty()) unused.push_back(word);
  if (unused.empty()) return std::nullopt;
  Spellings words;
  for (const ManualWord& word : whole_manual(library)) words.push_back(word.name);
  return unknown_among(unused, words, "--uses", "the language has no word");
}

std::vector<std::size_t> filtered_cards(const CardFilters& filters, const Collection& cards,
                                        const WordUsers& users, const Vocabulary& vocabulary, int jobs) {
  const Library& library = *cards.library;
  const Words& words = library.words();
  std::vector<std::size_t> kept;
  const std::optional<CostRange> range = read_cost(filters.cost);
  std::vector<std::vector<std::size_t>> using_words;
  for (const std::string& word : filters.uses) using_words.push_back(users.of_any(word));
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    const CollectedCard& place = cards.cards[i];
    const Card& card = library.card(place.id);
    const int cost = card.cost.total();
    const bool keeps =
        (!range || (card.has_cost && cost >= range->least && cost <= range->most)) &&
        (filters.sets.empty() ||
         std::any_of(filters.sets.begin(), filters.sets.end(),
                     [&](const std::string& set) { return is_among(names_of_set(cards, place), set); })) &&
        has_all(types_of(card, words), filters.types) && has_all(colours_of(card), filters.colours) &&
        has_all(keywords_of(card, words), filters.keywords) &&
        (filters.texts.empty() || says_all(card.name + "\n" + card.text, filters.texts)) &&
        std::all_of(using_words.begin(), using_words.end(), [&](const auto& using_word) {
          return std::binary_search(using_word.begin(), using_word.end(), i);
        });
    if (keeps) kept.push_back(i);
  }
  if (!filters.states.empty()) {
    // Only what is left has its text read: that takes longer than all else.
    std::vector<char> right(kept.size());
    in_parallel(kept.size(), jobs, [&](std::size_t i, std::size_t) {
      right[i] = is_among(filters.states, state_of(cards, cards.cards[kept[i]], vocabulary)) ? 1 : 0;
    });
    std::size_t at = 0;
    std::erase_if(kept, [&](std::size_t) { return right[at++] == 0; });
  }
  std::stable_sort(kept.begin(), kept.end(), [&](std::size_t a, std::size_t b) {
    return library.card(cards.cards[a].id).name < library.card(cards.cards[b].id).name;
  });
  return kept;
}

}  // namespace sleight
