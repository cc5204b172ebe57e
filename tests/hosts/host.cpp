// A host of Sleight: it loads the cards, plays a duel with an agent of its own, reads a text, checks a
// script.
#include <sleight/sleight.h>

#include <iostream>

using namespace sleight;

/// Does the first thing that is offered but drawing mana, which paying does by itself.
class EagerAgent : public Agent {
  std::int32_t answer(const View& /*view*/, const Decision& decision) override {
    for (std::size_t i = 0; i < decision.options.size(); ++i)
      if (const Option::Kind kind = decision.options[i].kind;
          kind != Option::Kind::pass && kind != Option::Kind::tap_for_mana)
        return static_cast<std::int32_t>(i);
    return decision.is_number() ? decision.most : 0;
  }
};

int failed(const std::string& why) { return std::cerr << why << "\n", 1; }

int main() {
  const std::string data = HOST_DATA;  // the folder of the data, as the build of this host was told it
  if (const std::string problem = data_problem(data); !problem.empty()) return failed(problem);
  const Collection cards = load_collection(data + "/cards", {}, data);
  Words& words = cards.library->words();
  Diagnostics findings = cards.findings;
  const std::optional<Rules> rules = load_rules("fifth", words, findings, {}, data);
  if (!rules || !findings.empty()) return failed(findings.front().message);

  // A duel: two decks, chance from a seed, and whoever answers for each player.
  const auto deck = [&](const std::string& name) {
    const std::string file = data + "/cards/decks/" + name + ".txt";
    return read_deck(file, read_file(file, findings).value_or(""), *cards.library).cards;
  };
  Duel duel(cards.library, std::make_shared<Rules>(*rules));
  const std::string refusal = set_up(duel, deck("goblins"), deck("merfolk"), 7);
  if (!refusal.empty()) return failed(refusal);
  EagerAgent eager;
  RandomAgent random(1);
  Table table{duel, {&eager, &random}};
  play_out(table);
  std::cout << cards.cards.size() << " cards; over after " << duel.turn.number << " turns\n";

  // A text: what the grammar reads in it becomes a definition, and that a script.
  const Vocabulary vocabulary = vocabulary_of(cards, {}, data);
  const char* const text = "Sting {R}\nInstant\nSting deals 2 damage to target creature or player.\n";
  const Scaffold made = scaffold(facts_of(read_card_text("sting", text).cards.front()), vocabulary);
  std::string script = lua_of(made.card, made.words);
  std::cout << script;

  // A check: dealing 3, the script is not what its text says.
  script.replace(script.find("deal(2"), 6, "deal(3");
  ScriptReader reader(words, data);
  const std::optional<CardFile> changed = read_script(reader, "sting.lua", script, findings);
  if (!changed) return failed(findings.front().message);
  const ScriptCheck check = check_script(*changed, words, CheckData(vocabulary, data));
  for (const Diagnostic& found : check.findings())
    std::cout << "line " << found.location.line << ": " << found.code << " " << found.message << "\n";
}
