#include "tools/record.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/turn.h"
#include "tools/deck_file.h"

namespace sleight {
namespace {

using Json = nlohmann::ordered_json;

constexpr int record_version = 1;

std::string hex(std::uint64_t number) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
  return text;
}

/// Unwinds the rules code when the replay is as far as it should go, or cannot go on.
struct Stop {
  std::string problem;
};

class Player : public Agent {
 public:
  Player(const std::vector<std::int32_t>& answers, std::size_t until, std::size_t& used) : answers_(answers), until_(until), used_(used) {}
  std::int32_t answer(const View&, const Decision& decision) override {
    if (used_ >= until_) throw Stop{};
    if (used_ >= answers_.size()) throw Stop{"the record ends, but the duel goes on"};
    const std::int32_t answer = answers_[used_];
    if (!decision.accepts(answer))
      throw Stop{"answer " + std::to_string(used_ + 1) + " is not possible any more (a decision of kind " + name_of(decision.kind) + ")"};
    ++used_;
    return answer;
  }

 private:
  const std::vector<std::int32_t>& answers_;
  std::size_t until_;
  std::size_t& used_;
};

std::string begin(const Record& record, Duel& duel, const Library& library) {
  std::array<Deck, player_count> decks;
  for (std::size_t p = 0; p < decks.size(); ++p) {
    std::string missing;
    decks[p] = deck_of(record.decks[p], library, missing);
    if (!missing.empty()) return "the library has no card `" + missing + "`, which a deck of the record holds";
  }
  return set_up(duel, decks[0], decks[1], record.seed);
}

}  // namespace

std::string result_of(const Duel& duel) {
  switch (duel.outcome) {
    case Outcome::bob_wins: return "Bob wins";
    case Outcome::sue_wins: return "Sue wins";
    case Outcome::draw: return "a draw";
    case Outcome::none: break;
  }
  return "not over";
}

std::string to_json(const Record& record) {
  Json hashes = Json::array();
  for (const auto& [answers, hash] : record.hashes) hashes.push_back({answers, hex(hash)});
  const Json root{{"sleight record", record_version}, {"rules", record.rules},     {"seed", record.seed},
                  {"bob", record.decks[0]},           {"sue", record.decks[1]},   {"answers", record.answers},
                  {"hashes", hashes},                 {"result", record.result}};
  return root.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string read_record(const std::string& text, Record& record) {
  // Wrong input is usual here, and the JSON library tells of it by exceptions; they end in this function.
  try {
    const Json root = Json::parse(text);
    if (!root.is_object() || !root.contains("sleight record")) return "it is no record of a duel";
    if (root.at("sleight record") != record_version)
      return "it is a record of another version (" + root.at("sleight record").dump() + "; this program reads " + std::to_string(record_version) + ")";
    record.rules = root.at("rules").get<std::string>();
    record.seed = root.at("seed").get<std::uint64_t>();
    record.decks[0] = root.at("bob").get<std::vector<std::string>>();
    record.decks[1] = root.at("sue").get<std::vector<std::string>>();
    record.answers = root.at("answers").get<std::vector<std::int32_t>>();
    record.result = root.at("result").get<std::string>();
    record.hashes.clear();
    for (const Json& entry : root.at("hashes"))
      record.hashes.emplace_back(entry.at(0).get<std::size_t>(), std::stoull(entry.at(1).get<std::string>(), nullptr, 16));
    return "";
  } catch (const nlohmann::json::parse_error& error) {
    return "it is no JSON (broken at byte " + std::to_string(error.byte) + ")";
  } catch (const std::exception&) {
    return "something in it is missing or of the wrong type";
  }
}

Replayed replay(const Record& record, const std::shared_ptr<const Library>& library,
                const std::shared_ptr<const Rules>& rules, std::size_t until) {
  Replayed result;
  result.duel = std::make_unique<Duel>(library, rules);
  Duel& duel = *result.duel;
  result.problem = begin(record, duel, *library);
  if (!result.problem.empty()) {
    result.duel.reset();
    return result;
  }
  Player player{record.answers, until, result.answers};
  Table table{duel, {&player, &player}};
  std::size_t next_hash = 0;
  try {
    int turn = 0;
    for (;;) {
      if (turn != duel.turn.number || duel.over()) {
        turn = duel.turn.number;
        while (next_hash < record.hashes.size() && record.hashes[next_hash].first < result.answers) ++next_hash;
        if (next_hash < record.hashes.size() && record.hashes[next_hash].first == result.answers &&
            record.hashes[next_hash++].second != duel.hash()) {
          result.problem = "after answer " + std::to_string(result.answers) + " (turn " + std::to_string(turn) + ") the duel is another one than recorded";
          return result;
        }
      }
      if (duel.over()) break;
      play_on(table);
    }
  } catch (const Stop& stop) {
    result.problem = stop.problem;
    return result;
  }
  if (result.answers < record.answers.size())
    result.problem = "the duel ended after " + std::to_string(result.answers) + " of " + std::to_string(record.answers.size()) + " answers";
  else if (result_of(duel) != record.result)
    result.problem = "the duel ended with " + result_of(duel) + ", but the record says " + record.result;
  return result;
}

std::string play_recorded(Record& record, Duel& duel, const std::array<Agent*, player_count>& agents,
                          const std::shared_ptr<const Library>& library) {
  if (const std::string refused = begin(record, duel, *library); !refused.empty()) return refused;
  Table table{duel, agents, &record.answers};
  int turn = 0;
  for (;;) {
    if (turn != duel.turn.number || duel.over()) {
      turn = duel.turn.number;
      record.hashes.emplace_back(record.answers.size(), duel.hash());
    }
    if (duel.over()) break;
    play_on(table);
  }
  record.result = result_of(duel);
  return "";
}

}  // namespace sleight
