#include "tools/desk/scenario_draft.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/card/mana_text.h"
#include "core/card/rows.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "scripting/words/script_printer.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/runner.h"

namespace sleight {
namespace {

std::string in_quotes(const std::string& text) { return Printer::quoted(text); }

/// Something that the scenario is about, and the line that puts it there; players need none.
struct Subject {
  std::string name;
  std::string line;
  bool is_player = false;
};

/// The parts of a scenario under way.
struct Draft {
  std::vector<std::string> before;  ///< the card itself, and what pays for it
  std::string answers;              ///< to what it asks then
  std::string play;                 ///< "" where the card is only there
  std::string bare_play;            ///< the same where it asks for nothing
  std::string after;                ///< what goes on until something shows
  std::set<std::string> aims;       ///< the subjects that it aims at
};

/// So much is tried before a draft is given up: some seconds at most.
constexpr int most_runs = 4000;
constexpr int paid_for_x = 2;
/// The name of the card without the ability: no card is called so.
constexpr const char* control_name = "The Card Without It";

/// The colour of the creatures that are there, and the land.
struct Scenery {
  const char* colour;
  const char* land;
};
constexpr Scenery sceneries[] = {
    {"green", "Forest"}, {"white", "Plains"}, {"black", "Swamp"}, {"blue", "Island"}, {"red", "Mountain"}};

/// How it comes about that an ability does something.
enum class HowUsed : unsigned char { spell, activated, there };
constexpr ListTable<AbilityKind, HowUsed> ways_of_use{{{AbilityKind::spell, HowUsed::spell},
                                                       {AbilityKind::when_played, HowUsed::there},
                                                       {AbilityKind::before_entering, HowUsed::there},
                                                       {AbilityKind::activated, HowUsed::activated},
                                                       {AbilityKind::triggered, HowUsed::there},
                                                       {AbilityKind::continuous, HowUsed::there},
                                                       {AbilityKind::rule, HowUsed::there},
                                                       {AbilityKind::keyword, HowUsed::there}}};
static_assert(has_each(ways_of_use));
HowUsed how_used(const Ability& ability) { return row_of(ways_of_use, ability.kind).of; }

/// What may be answered where the card asks, the likeliest first. A line that nobody asks for fails the
/// scenario, so that what is tried in vain does no harm.
constexpr const char* answers_to_try[] = {"  s.bob:will(\"pay\", true)\n",
                                          "  s.sue:will(\"pay\", false)\n",
                                          "  s.bob:will(\"choose\", her_creature)\n",
                                          "  s.bob:will(\"choose\", his_creature)\n",
                                          "  s.sue:will(\"choose\", her_creature)\n",
                                          "  s.bob:will(\"choose\", her_artifact)\n",
                                          "  s.bob:will(\"choose\", her_land)\n",
                                          "  s.bob:will(\"choose\", his_dead)\n",
                                          "  s.bob:will(\"pay\", false)\n",
                                          "  s.sue:will(\"pay\", true)\n"};
/// So many decisions of one play are answered.
constexpr int most_answers = 3;

/// What may be said of a subject: a key, and the values that it may have, the usual one first.
struct Observation {
  std::string key;
  std::vector<std::string> values;
};

std::vector<std::string> numbers(int usual, int least, int most) {
  std::vector<std::string> all{std::to_string(usual)};
  // Near ones first.
  for (int away = 1; away <= std::max(most - usual, usual - least); ++away)
    for (const int n : {usual - away, usual + away})
      if (n >= least && n <= most) all.push_back(std::to_string(n));
  return all;
}

class Drafting {
 public:
  Drafting(const scenario::World& world, const CardFile& script, const Words& words, std::size_t ability,
           std::string title)
      : world_(world),
        lenient_(world),
        card_(script.card),
        words_(words),
        ability_(card_.abilities.at(ability)),
        title_(std::move(title)) {
    // The card without the ability does less than it might say.
    lenient_.unread = true;
    const auto& shelf = *world.shelf;
    const CardId known = shelf.find(card_.name);
    if (known == CardId::none || !(shelf.card(known) == card_)) given_ = card_line(script.source);
    find_control();
    std::size_t number = 0;
    for (std::size_t i = 0; i <= ability; ++i)
      if (how_used(card_.abilities[i]) == HowUsed::activated) number_ = ++number;
  }

  /// The scenario that is written, or why there is none.
  ScenarioDraft write() {
    if (control_.empty()) return {"", "the card without this ability is none that can be played"};
    for (const Scenery& around : sceneries) {
      set_subjects(around);
      for (Draft& draft : drafts()) {
        if (runs_ > most_runs) return {"", "too much was tried, and nothing showed what the ability does"};
        if (std::string made = completed(draft); !made.empty()) return {std::move(made), ""};
      }
    }
    return {"", was_played_ || failure_.empty()
                    ? "nothing that it does shows in a plain situation; write one in which it does"
                    : "it could not be played in a plain situation: " + failure_};
  }

 private:
  static std::string card_line(const std::string& script) { return "  s:card " + text_block(script) + "\n"; }

  /// What the scenario is held against: a card that is the same but for the ability. An activated one keeps
  /// its cost, and gives 1 life.
  void find_control() {
    Card without = card_;
    without.name = control_name;
    without.text.clear();
    // Without an ability it may be no card that does anything, which this says.
    without.unread = {"Nothing."};
    const auto at = without.abilities.begin() + (&ability_ - card_.abilities.data());
    if (how_used(ability_) == HowUsed::activated) {
      // No step does nothing: this one is told apart by the life that it leaves.
      Step little;
      little.verb = Verb::gain_life;
      little.amount = Amount(1);
      Mode mode;
      mode.steps.push_back(std::move(little));
      at->modes = {std::move(mode)};
    } else {
      without.abilities.erase(at);
    }
    const std::string given = card_line(print_card(CardScript{without, {}}, words_));
    if (passes("scenario(\"control\", function(s)\n" + given + "end)\n")) control_ = given;
  }
  void set_subjects(const Scenery& around) {
    subjects_.clear();
    for (const char* player : {"sue", "bob"}) {
      const std::string whose = player == std::string("sue") ? "her" : "his", p = std::string("s.") + player;
      const auto add = [&](const std::string& what, const std::string& call) {
        subjects_.push_back({whose + "_" + what, "  local " + whose + "_" + what + " = " + p + call + "\n"});
      };
      add("creature", ":makes(\"Test Creature\", { power = 2, toughness = 2, colours = { " +
                          in_quotes(around.colour) + " }, types = { \"creature\" } })");
      add("artifact", ":makes(\"Test Artifact\", { types = { \"artifact\" }, cost = \"{1}\" })");
      add("enchantment", ":makes(\"Test Enchantment\", { types = { \"enchantment\" }, cost = \"{1}\" })");
      add("land", ":has(\"in play\", " + in_quotes(around.land) + ")");
      add("dead", ":has(\"graveyard\", \"Grizzly Bears\")");
      subjects_.push_back({p, "", true});
    }
    // A spell is gone when it has done what it does.
    if (how_used(ability_) != HowUsed::spell) subjects_.push_back({"card", ""});
  }
  /// What the card itself is like, used.
  std::vector<Observation> observations_of_itself(const std::vector<std::string>& has) const {
    std::vector<Observation> all{{"zone", {"\"in play\"", "\"graveyard\"", "\"hand\"", "\"out of game\""}},
                                 {"tapped", {"false", "true"}}};
    const auto size = [&](const char* key, const Box<Amount>& printed) {
      if (printed && printed->is_number()) all.push_back({key, numbers(printed->number, -4, 20)});
    };
    size("power", card_.power);
    size("toughness", card_.toughness);
    for (const std::string& keyword : has) all.push_back({"has", {"", "{ " + in_quotes(keyword) + " }"}});
    return all;
  }
  std::vector<Observation> observations_of(const Subject& subject,
                                           const std::vector<std::string>& has) const {
    if (subject.name == "card") return observations_of_itself(has);
    // A spell goes to the graveyard whatever it does.
    const bool adds_itself = subject.name == "s.bob" && how_used(ability_) == HowUsed::spell;
    if (subject.is_player)
      return {{"life", numbers(20, -20, 60)},
              {"hand", numbers(0, 0, 12)},
              {"graveyard", numbers(adds_itself ? 2 : 1, 0, 30)},
              {"mana", pools()}};
    std::vector<Observation> all{{"zone",
                                  {"\"in play\"", "\"graveyard\"", "\"hand\"", "\"out of game\"",
                                   "\"library\"", "\"nowhere\"", "\"out of play\""}},
                                 {"tapped", {"false", "true"}},
                                 {"controller",
                                  {subject.name.starts_with("her") ? "s.sue" : "s.bob",
                                   subject.name.starts_with("her") ? "s.bob" : "s.sue"}}};
    if (subject.name.ends_with("creature")) {
      all.push_back({"power", numbers(2, -4, 20)});
      all.push_back({"toughness", numbers(2, -4, 20)});
      all.push_back({"damage", numbers(0, 0, 20)});
      for (const char* colour : {"white", "blue", "black", "red", "green"})
        all.push_back({"colours", {"", "{ " + in_quotes(colour) + " }"}});
      for (const std::string& keyword : has) all.push_back({"has", {"", "{ " + in_quotes(keyword) + " }"}});
    }
    if (subject.name.ends_with("land"))
      for (const char* type : {"plains", "island", "swamp", "mountain", "forest"})
        all.push_back({"land_types", {"", "{ " + in_quotes(type) + " }"}});
    if (subject.name.ends_with("dead")) all.front().values[0].swap(all.front().values[1]);
    return all;
  }

  /// What may be in a pool: nothing, or up to three of one kind.
  static std::vector<std::string> pools() {
    std::vector<std::string> all{"\"\""};
    for (const char* sign : {"{W}", "{U}", "{B}", "{R}", "{G}", "{C}"}) {
      std::string mana;
      for (int i = 0; i < 3; ++i) all.push_back(in_quotes(mana += sign));
    }
    return all;
  }

  static std::string mana_for(const ManaCost& cost) {
    ManaCost plain = cost;
    plain.x = 0;
    std::string mana = plain.empty() ? "" : print_mana(plain);
    for (int i = 0; i < cost.x * paid_for_x; ++i) mana += "{C}";
    // A number in a pool is so much colourless mana.
    std::string pool;
    for (std::size_t at = 0; at < mana.size();) {
      const std::size_t end = mana.find('}', at);
      if (end == std::string::npos) break;
      const std::string sign = mana.substr(at + 1, end - at - 1);
      if (!sign.empty() && std::all_of(sign.begin(), sign.end(), [](char c) { return c >= '0' && c <= '9'; }))
        for (int i = std::stoi(sign); i > 0; --i) pool += "{C}";
      else
        pool += mana.substr(at, end + 1 - at);
      at = end + 1;
    }
    return pool.empty() ? "" : "  s.bob:mana " + in_quotes(pool) + "\n";
  }

  /// The ways in which its targets may be chosen, each with the key that says it.
  std::vector<std::pair<std::string, std::set<std::string>>> ways_to_aim(std::size_t mode) const {
    std::vector<std::pair<std::string, std::set<std::string>>> ways;
    const bool enchants = how_used(ability_) != HowUsed::activated && card_.is_local_enchantment();
    std::size_t count = enchants ? 1 : 0;
    if (!enchants && mode < ability_.modes.size()) count = ability_.modes[mode].targets.size();
    if (count == 0) return {{"", {}}};
    for (const Subject& one : subjects_) {
      if (count == 1) {
        ways.push_back({(enchants ? "on = " : "target = ") + one.name, {one.name}});
        continue;
      }
      for (const Subject& two : subjects_)
        ways.push_back({"targets = { " + one.name + ", " + two.name + " }", {one.name, two.name}});
    }
    return ways;
  }

  std::vector<Draft> drafts() const {
    std::vector<Draft> all;
    const std::string there = "  local card = s.bob:has(\"in play\", " + in_quotes(card_.name) + ")\n";
    const std::string in_hand = "  local card = s.bob:has(\"hand\", " + in_quotes(card_.name) + ")\n";
    const bool activated = how_used(ability_) == HowUsed::activated;
    const bool is_spell = how_used(ability_) == HowUsed::spell;
    const Cost& cost = activated ? ability_.cost : Cost{};
    for (std::size_t mode = 0; mode < std::max<std::size_t>(1, ability_.modes.size()); ++mode)
      for (const auto& [aim, aims] : ways_to_aim(mode))
        for (const char* choice : {"", "choosing = \"black\"", "choosing = \"forest\""}) {
          // What the card asks for without the ability as well: what it is put on, what is paid.
          std::vector<std::string> bare;
          if (!aim.empty() && aim.starts_with("on ")) bare.push_back(aim);
          if ((activated ? cost.asks_for_x() : card_.cost.x > 0) && (activated || is_spell))
            bare.push_back("x = " + std::to_string(paid_for_x));
          if (activated && number_ > 1) bare.push_back("ability = " + std::to_string(number_));
          std::vector<std::string> options = bare;
          if (!aim.empty() && !aim.starts_with("on ")) options.push_back(aim);
          if (*choice != '\0') options.emplace_back(choice);
          if (ability_.modes.size() > 1) options.push_back("mode = " + std::to_string(mode + 1));
          Draft draft;
          draft.aims = aims;
          const std::string verb = activated ? "activates" : "casts";
          draft.play = play(verb, options);
          draft.bare_play = play(verb, bare);
          if (activated) {
            draft.before = {there, mana_for(cost.mana)};
          } else if (any(card_.types & CardType::land)) {
            draft.play = draft.bare_play = there;
          } else {
            draft.before = {in_hand, mana_for(card_.cost)};
          }
          all.push_back(draft);
          // What waits for an attack, a draw or another turn shows later.
          if (is_spell || activated) continue;
          for (const char* later : {"  s:next_turn()\n", "  s:next_turn()\n  s:next_turn()\n"}) {
            all.push_back(draft);
            all.back().after = later;
          }
        }
    return all;
  }

  static std::string play(const std::string& verb, const std::vector<std::string>& options) {
    std::string given;
    for (const std::string& option : options) given += (given.empty() ? "" : ", ") + option;
    return "  s.bob:" + verb + "(card" + (given.empty() ? "" : ", { " + given + " }") + ")\n";
  }

  /// Whether the card has the ability.
  enum class With : unsigned char { it, control };

  std::string text_of(const Draft& draft, const std::set<std::string>* used, With with,
                      const std::string& expected) const {
    std::string text =
        "scenario(" + in_quotes(title_) + ", function(s)\n" + (with == With::it ? given_ : control_);
    for (const Subject& subject : subjects_)
      if (used == nullptr || used->contains(subject.name)) text += subject.line;
    std::string played;
    for (const std::string& line : draft.before) played += line;
    if (with == With::it)
      return text + played + draft.answers + draft.play + draft.after + expected + "end)\n";
    // It has another name, and asks for nothing of what the ability would.
    played += draft.bare_play;
    const std::string name = in_quotes(card_.name);
    if (const std::size_t at = played.find(name); at != std::string::npos)
      played.replace(at, name.size(), in_quotes(control_name));
    return text + played + draft.after + expected + "end)\n";
  }
  bool passes(const std::string& text) {
    ++runs_;
    const std::vector<scenario::Result> results = scenario::run_source(lenient_, "draft.lua", text);
    if (results.size() == 1 && results.front().passed) return true;
    if (!results.empty()) last_failure_ = results.front().message;
    return false;
  }

  /// Answers what it asks, and gives whether it can be played then.
  bool can_be_played(Draft& draft) {
    if (passes(text_of(draft, nullptr, With::it, ""))) return true;
    if (failure_.empty()) failure_ = last_failure_;
    for (int asked = 0; asked < most_answers && asks(last_failure_); ++asked) {
      const std::string before = draft.answers, why = last_failure_;
      bool goes_on = false;
      for (const char* answer : answers_to_try) {
        draft.answers = before + answer;
        if (passes(text_of(draft, nullptr, With::it, ""))) return true;
        // It was asked for, and something else is now.
        goes_on = asks(last_failure_) && last_failure_ != why;
        if (goes_on) break;
      }
      if (!goes_on) break;
    }
    return false;
  }
  static bool asks(const std::string& failure) {
    return failure.find(scenario::not_answered) != std::string::npos;
  }

  /// The draft with what it shows; "" where it cannot be played, or shows nothing.
  std::string completed(Draft& draft) {
    if (!can_be_played(draft)) return "";
    was_played_ = true;
    // Held against what cannot be played everything would differ.
    if (!passes(text_of(draft, nullptr, With::control, ""))) return "";
    std::map<std::string, std::string> shown;
    for (const Subject& subject : subjects_) {
      for (const Observation& observation : observations_of(subject, keywords_spoken_of()))
        if (const std::string seen = difference(draft, subject, observation); !seen.empty())
          shown[subject.name] += (shown[subject.name].empty() ? "" : ", ") + seen;
      if (shown[subject.name].empty()) shown.erase(subject.name);
    }
    if (shown.empty()) return "";
    std::string expected;
    std::set<std::string> used = draft.aims;
    for (const Subject& subject : subjects_) {
      if (const auto found = shown.find(subject.name); found != shown.end()) {
        expected += "  s:expect(" + subject.name + ", { " + found->second + " })\n";
        used.insert(subject.name);
      }
      if (draft.answers.find(" " + subject.name + ")") != std::string::npos) used.insert(subject.name);
    }
    for (const std::set<std::string>* kept : {&used, static_cast<std::set<std::string>*>(nullptr)}) {
      std::string text = text_of(draft, kept, With::it, expected);
      const std::vector<scenario::Result> results = scenario::run_strictly(world_, "draft.lua", text);
      const bool holds = results.size() == 1 && results.front().passed && !results.front().doubt;
      // With fewer permanents around something else may show.
      if (holds && !passes(text_of(draft, kept, With::control, expected))) return text;
    }
    return "";
  }
  /// What can be said of the subject after the play, and not without it.
  std::string difference(const Draft& draft, const Subject& subject, const Observation& observation) {
    const auto expected = [&](const std::string& value) {
      return "  s:expect(" + subject.name + ", { " + observation.key + " = " + value + " })\n";
    };
    for (std::size_t i = 0; i < observation.values.size(); ++i) {
      const std::string& value = observation.values[i];
      if (value.empty() || !passes(text_of(draft, nullptr, With::it, expected(value)))) continue;
      if (i == 0 || passes(text_of(draft, nullptr, With::control, expected(value)))) return "";
      return observation.key + " = " + value;
    }
    return "";
  }
  std::vector<std::string> keywords_spoken_of() const {
    const std::string written = Printer(words_).ability(ability_);
    std::vector<std::string> spoken;
    for (const auto& keyword : world_.shelf->keywords())
      if (keyword->parameter == Keyword::Parameter::none &&
          written.find(keyword_word(keyword->name)) != std::string::npos)
        spoken.push_back(keyword->name);
    return spoken;
  }

  const scenario::World& world_;
  scenario::World lenient_;  ///< the same, which plays with cards that do less than they say
  const Card& card_;
  const Words& words_;
  const Ability& ability_;
  std::string title_;
  std::string given_;    ///< the script of the card, where nobody else has it
  std::string control_;  ///< that of the card without the ability
  std::size_t number_ = 0;
  std::vector<Subject> subjects_;
  bool was_played_ = false;
  std::string failure_;       ///< why the first way of playing it failed
  std::string last_failure_;  ///< of what was tried last
  int runs_ = 0;
};

}  // namespace

ScenarioDraft draft_scenario(const scenario::World& world, const CardFile& script, const Words& words,
                             std::size_t ability, const std::string& title) {
  if (script.functions > 0)
    return {"", "a function of the script decides what it does; only a person knows what that is"};
  if (ability >= script.card.abilities.size()) return {"", "the card has no such ability"};
  return Drafting(world, script, words, ability, title).write();
}

}  // namespace sleight
