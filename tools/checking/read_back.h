#pragma once

#include <string>

#include "core/card/diagnostic.h"
#include "grammar/equal_phrases.h"
#include "grammar/facts.h"
#include "scripting/files/script_reader.h"
#include "tools/files/card_data.h"
#include "tools/reports/witness.h"

namespace sleight {

/// A scaffold and its script, and what is told of them.
struct WrittenScaffold {
  Scaffold scaffold;
  WitnessReading printing;
  std::string lua;
  Diagnostics findings;  ///< T0207, where the script would have been refused; T0504, the second opinion
  LeftOver left_over;    ///< the second opinion, of a card that is read in full
};

/// Writes scaffolds, and reads each script back as `check` will: who starts from it starts from one that
/// loads. For one thread; a sandbox is set up once and serves all cards.
class ReadBack {
 public:
  /// Scripts may use the keywords of the folder `data` and of the `mods`; `vocabulary` must outlive it.
  ReadBack(const Vocabulary& vocabulary, const std::vector<std::string>& mods, EqualPhrases equals,
           const std::string& data = data_directory());

  /// The scaffold of a card. The lines whose reading makes a script that is refused are `unread` in it, and a
  /// finding at `place` says so; what is refused for its facts alone is told, and is not whole.
  WrittenScaffold write(const CardFacts& facts, const Location& place);
  /// The same of card data with a printing: where both texts are read and are not the same card, the script
  /// follows the printing, and says in what it differs; where only one of them is read, it follows that.
  WrittenScaffold write(const CardData& card);

 private:
  WrittenScaffold written(const CardFacts& facts, const std::set<std::size_t>& refused) const;
  std::string english(const Scaffold& scaffold) const;
  /// Adds the second opinion on what was read of the text of `facts`.
  void look_again(WrittenScaffold& made, const CardFacts& facts, const Location& place) const;
  /// The first error that `check` would find; none in a script that is sound.
  std::optional<Diagnostic> error_in(const WrittenScaffold& made);

  const Vocabulary& vocabulary_;
  EqualPhrases equals_;
  std::vector<std::string> counters_;
  Words words_;
  ScriptReader reader_;
};

}  // namespace sleight
