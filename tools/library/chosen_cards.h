#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "grammar/open_words.h"
#include "tools/files/card_data.h"
#include "tools/files/printed_data.h"

namespace sleight {

/// Tells a card from its reprints: those have its name and all that a script says of it.
class Reprints {
 public:
  /// Whether no such card was met before.
  bool is_new(const CardData& card);

 private:
  std::set<std::pair<std::string, std::uint64_t>> met_;  ///< names, and the hash of the rest
};

/// The cards of card data that are to become scripts, each once however often it was printed: all, or those
/// that are named. Where `keep` is not set only names stay in memory, and who goes through the cards reads
/// the file again: there may be more than memory should hold.
class ChosenCards final : public CardTaker {
 public:
  /// `known`: the words of everything that is loaded. Each card comes with its printing out of `printed`.
  ChosenCards(const std::vector<std::string>& names, bool keep, Vocabulary known, PrintedData printed = {});

  bool take(CardData&& card) override;
  void forget() override;

  std::size_t count() const { return count_; }
  bool has(const std::string& name) const;
  /// What is known, and the creature types that the cards of the data bring, chosen or not: words of their
  /// texts, which no script has yet.
  const Vocabulary& vocabulary() const { return vocabulary_; }

  /// Hands them on, in the order of the names, where there are some, or else of the data, until one answers
  /// false. `file` held `data` when they were chosen; false when it does not any more.
  bool each(const std::string& file, const CardDataFile& data,
            const std::function<bool(CardData&&)>& next) const;

 private:
  std::vector<std::string> names_;  ///< in lower case, each once
  bool keep_;
  Vocabulary known_, vocabulary_;
  PrintedData printed_;
  Reprints reprints_;
  std::size_t count_ = 0;
  std::set<std::string> found_;  ///< of the names: those of cards, in lower case
  std::vector<CardData> kept_;
};

}  // namespace sleight
