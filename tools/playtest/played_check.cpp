#include "tools/playtest/played_check.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "tools/playtest/mutants.h"
#include "tools/playtest/reproduction.h"
#include "tools/reports/report.h"

namespace sleight::playtest {
namespace {

/// What makes no difference in the first few gets more chances before it is told.
constexpr std::size_t most_situations = 600;
/// What is not told anyway, whatever comes of it, is only counted.
constexpr std::size_t untold_situations = 60;
/// In so many of them a part has to have come to something before it is told that it does nothing: in a few
/// it may have met what was so already.
constexpr std::ptrdiff_t enough_situations = 12;
/// And that is drawn so many times more, by other seeds: nothing is called an error by bad luck.
constexpr std::uint64_t further_draws = 5;

/// What may go on in all the duels of one card together, in units of a duel's budget: some six times what the
/// busiest card of the library asks for.
constexpr std::uint64_t most_work_of_card = 400'000'000;

/// What an ability of the card adds to each of its duels, in the same units: at every window it is asked
/// whether it could be used, which no budget of a duel counts.
constexpr std::uint64_t work_of_ability = 500;

bool is_static(AbilityKind kind) {
  return kind == AbilityKind::continuous || kind == AbilityKind::rule || kind == AbilityKind::keyword;
}

/// How a part that makes no difference is told.
struct Told {
  const char* code;
  Severity severity;
  const char* what;  ///< behind the name of the part
  const char* fix;
};
Told told(Taken taken) {
  switch (taken) {
    case Taken::ability:
    case Taken::mode:
    case Taken::step:
    case Taken::change:
    case Taken::rule:
      return {"T1003", Severity::error, "does nothing: without it every duel goes as it goes with it",
              "say what it was meant to do, or leave it out"};
    case Taken::amount:
      return {"T1005", Severity::error, "is nothing whenever it is asked for", "say what is to be counted"};
    case Taken::payer:
      return {"T1006", Severity::error, "is asked of nobody, or nobody can pay it", "say who may pay"};
    case Taken::filter:
    case Taken::condition:
    case Taken::cost:
    case Taken::party:
      break;
  }
  return {"T1004", Severity::warning, "makes no difference: without it every duel goes as it goes with it",
          "leave it out, or say what it was meant to keep out"};
}

/// Tries one card.
class Judge {
 public:
  Judge(const CardFile& script, const Trials& trials)
      : script_(script),
        trials_(trials),
        cast_(cast_of(script.card, trials.stock, *trials.base, trials.words)),
        whole_(library_for(cast_, script.card, *trials.base)),
        situations_(most_situations),
        played_(most_situations) {}

  PlayedCheck check() {
    for (std::size_t i = 0; i < first_situations && !stopped_; ++i) whole(i);
    if (stopped_) return std::move(result_);
    // What is missing may be what the rest is for.
    if (!script_.card.unsupported.empty()) return std::move(result_);
    if (!script_.card.unread.empty()) {
      result_.unreached["a piece of the text is unread"] += static_cast<long>(parts_of(script_.card).size());
      return std::move(result_);
    }
    abilities();
    parts();
    return std::move(result_);
  }

 private:
  const std::shared_ptr<const Rules>& rules(std::size_t number) const {
    return trials_.rules[number % trials_.rules.size()];
  }
  /// Drawn once: each part of the card is tried in it.
  const Situation& situation(std::size_t number) {
    std::optional<Situation>& drawn = situations_[number];
    if (!drawn) drawn = draw_situation(cast_, trials_.seed, number);
    return *drawn;
  }

  /// The duel of that number with the card as it is.
  const Trial& whole(std::size_t number) {
    std::optional<Trial>& trial = played_[number];
    if (!trial) {
      Looking looking;
      looking.invariants = number < first_situations;
      // Half of them, of either rule set: it costs more than all the rest.
      looking.recompute = looking.invariants && number / trials_.rules.size() % 2 == 0;
      trial = try_out(whole_, rules(number), situation(number), looking);
      ++result_.situations;
      stopped_ = stopped_ || trial->endless;
      work(*trial, number);
      if (!trial->error.empty())
        say("T1007", Severity::error, 0, "a duel with it is broken: " + trial->error, "", number);
      if (!trial->disagrees.empty())
        say("T1007", Severity::error, 0, "what is told is not what is so: " + trial->disagrees, "", number);
      for (const Diagnostic& fault : trial->faults)
        say("T1007", Severity::error, fault.location.line, "a duel with it fails: " + fault.message,
            fault.fix, number);
    }
    return *trial;
  }

  /// Counts what went on in a duel. Where it has become too much, that is told, and no more are played.
  void work(const Trial& trial, std::size_t number) {
    work_ += trial.work + work_of_ability * script_.card.abilities.size();
    if (work_ <= most_work_of_card || stopped_) return;
    stopped_ = true;
    say("T1009", Severity::warning, 0,
        "its duels take too long: after " + std::to_string(result_.situations) +
            " situations the rest is left out, and what it would show is not known",
        "change or make fewer things at once, or show in scenarios what it does", number);
  }

  /// `changed`: the card without what is found, where duels go the same without it.
  void say(const char* code, Severity severity, int line, const std::string& what, const std::string& fix,
           std::size_t number, const std::optional<Card>& changed = {}) {
    // What goes wrong once goes wrong again and again.
    const std::string key = std::string(code) + what;
    if (!said_.insert(key).second) return;
    Location location = place_in(script_, script_.card.name);
    if (line > 0) location = {script_.file, line, 0, 1};
    result_.findings.push_back({code, severity, location,
                                what + " (seed " + std::to_string(trials_.seed) + ", situation " +
                                    std::to_string(number) + ", " + rules(number)->name + ")",
                                fix});
    const Situation& shown = situation(number);
    Reproduction reproduction{script_.card.name + ": " + what,
                              rules(number)->name,
                              &cast_,
                              &trials_.words,
                              &shown,
                              &*played_[number],
                              {}};
    reproduction.versions.emplace_back(changed ? "as it is" : what, script_.card);
    // What is left of a sentence need not be one that a script can say.
    if (changed && can_be_said(*changed, trials_.words)) {
      reproduction.versions.emplace_back("without it", *changed);
      reproduction.versions.back().second.name += " (changed)";
    }
    result_.scenarios.push_back(scenario_of(reproduction));
  }

  bool is_used(std::size_t ability, std::size_t situations) {
    for (std::size_t i = 0; i < situations; ++i)
      if (whole(i).used[ability] != 0 || stopped_) return true;
    return false;
  }

  /// What is never played and never goes off.
  void abilities() {
    const std::vector<Ability>& abilities = script_.card.abilities;
    unused_.resize(abilities.size());
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      if (is_static(abilities[i].kind) || is_used(i, first_situations) || is_used(i, most_situations))
        continue;
      unused_[i] = 1;
      const bool triggered = abilities[i].kind == AbilityKind::triggered;
      say(triggered ? "T1002" : "T1001", Severity::warning, abilities[i].line.number,
          "ability " + std::to_string(i + 1) + " is not shown: in " + std::to_string(most_situations) +
              (triggered ? " situations it never went off" : " situations it was never offered"),
          triggered ? "name an event that happens, or show it in a scenario"
                    : "say what makes it playable, or show it in a scenario",
          0, without_ability(i));
    }
  }

  Card without_ability(std::size_t ability) const {
    Card changed = script_.card;
    changed.abilities.erase(changed.abilities.begin() + static_cast<std::ptrdiff_t>(ability));
    return changed;
  }

  /// Those situations first in which the ability was used: there a part of it makes its difference.
  std::vector<std::size_t> order(int ability) const {
    std::vector<std::size_t> numbers(most_situations);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    std::stable_partition(numbers.begin(), numbers.begin() + first_situations, [&](std::size_t i) {
      const Trial& trial = *played_[i];
      return ability < 0 || trial.used[static_cast<std::size_t>(ability)] != 0 ||
             (is_static(script_.card.abilities[static_cast<std::size_t>(ability)].kind) &&
              trial.card_in_play);
    });
    return numbers;
  }

  bool makes_a_difference(std::size_t part, const PartOfCard& what) {
    const TrialLibrary changed = library_for(cast_, without(script_.card, part), *trials_.base);
    std::vector<std::size_t> numbers = order(what.ability);
    if (what.noun || what.redundancy_of != nullptr) numbers.resize(untold_situations);
    for (const std::size_t i : numbers) {
      const Against against{&whole(i), true};
      if (stopped_) return true;
      const Trial tried = try_out(changed, rules(i), situation(i), {}, against);
      work(tried, i);
      if (tried.differs) return true;
    }
    return false;
  }

  /// Why nothing follows from it that the part made no difference; "" where it follows that it makes none.
  std::string why_not_shown(const PartOfCard& part) const {
    const std::string all = std::to_string(most_situations) + " situations";
    // No situation tells whether a rule was asked for.
    if (part.taken == Taken::rule) return "in " + all + " it made no difference";
    const std::ptrdiff_t times = times_reached(part);
    return times >= enough_situations ? "" : std::to_string(times) + " of " + all + " came to it";
  }

  /// Whether the part could have done something in that duel.
  static bool is_reached(const PartOfCard& part, const Trial& trial) {
    if (part.step >= 0) {
      // Who pays and how much it is are asked for before there is anything to do it to.
      const bool asked = part.taken == Taken::payer || part.taken == Taken::amount;
      return (asked ? trial.begun : trial.reached)[static_cast<std::size_t>(part.step)] != 0;
    }
    if (part.ability < 0) return trial.card_in_play;
    const auto ability = static_cast<std::size_t>(part.ability);
    return trial.used[ability] != 0 || trial.affected[ability] != 0;
  }
  /// In how many of the situations that were played it could.
  std::ptrdiff_t times_reached(const PartOfCard& part) const {
    return std::count_if(played_.begin(), played_.end(), [&](const std::optional<Trial>& trial) {
      return trial && is_reached(part, *trial);
    });
  }

  /// Whether the part makes a difference in situations that other seeds draw.
  bool differs_elsewhere(std::size_t number, const PartOfCard& part) {
    const TrialLibrary changed = library_for(cast_, without(script_.card, number), *trials_.base);
    for (std::uint64_t draw = 1; draw <= further_draws; ++draw)
      for (std::size_t i = 0; i < most_situations; ++i) {
        const std::uint64_t seed = trials_.seed ^ (draw * 0x9E3779B97F4A7C15ULL);
        const Situation drawn = draw_situation(cast_, seed, i);
        const Trial whole = try_out(whole_, rules(i), drawn, {});
        ++result_.situations;
        work(whole, i);
        if (stopped_) return true;
        if (!is_reached(part, whole)) continue;
        const Trial tried = try_out(changed, rules(i), drawn, {}, Against{&whole, true});
        work(tried, i);
        if (tried.differs || stopped_) return true;
      }
    return false;
  }

  void parts() {
    const std::vector<PartOfCard> parts = parts_of(script_.card);
    std::vector<char> idle(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const PartOfCard& part = parts[i];
      // What lies in something that does nothing does nothing either.
      if (std::any_of(part.within.begin(), part.within.end(),
                      [&](std::size_t outer) { return idle[outer] != 0; })) {
        idle[i] = 1;
        continue;
      }
      if (part.ability >= 0 && unused_[static_cast<std::size_t>(part.ability)] != 0) {
        ++result_.unreached["its ability is never used"];
        continue;
      }
      ++result_.parts;
      if (makes_a_difference(i, part)) continue;
      idle[i] = 1;
      if (part.noun) {
        ++result_.unreached["a noun that could be no other"];
        continue;
      }
      if (part.redundancy_of != nullptr) {
        ++result_.unreached[part.redundancy_of];
        continue;
      }
      const std::string why = why_not_shown(part);
      const Told how = told(part.taken);
      // Who pays, and how much, is asked for wherever it is reached: chance hides neither.
      const bool by_chance = part.taken != Taken::payer && part.taken != Taken::amount;
      if (why.empty() && how.severity == Severity::error && by_chance && differs_elsewhere(i, part)) {
        idle[i] = 0;
        continue;
      }
      ++result_.idle;
      if (!why.empty()) {
        say("T1008", Severity::warning, part.line, part.name + " is not shown to matter: " + why,
            "show in a scenario what it does, or leave it out", order(part.ability).front(),
            without(script_.card, i));
        continue;
      }
      say(how.code, how.severity, part.line, part.name + " " + how.what, how.fix, order(part.ability).front(),
          without(script_.card, i));
    }
  }

  const CardFile& script_;
  const Trials& trials_;
  Cast cast_;
  TrialLibrary whole_;
  std::vector<std::optional<Situation>> situations_;
  std::vector<std::optional<Trial>> played_;
  std::vector<char> unused_;
  /// A duel went on and on, or all of them together took too long: none is played any more.
  bool stopped_ = false;
  std::uint64_t work_ = 0;  ///< of all duels so far, in units of a duel's budget
  std::set<std::string> said_;
  PlayedCheck result_;
};

}  // namespace

PlayedCheck check_played(const CardFile& script, const Trials& trials) {
  return Judge(script, trials).check();
}

}  // namespace sleight::playtest
