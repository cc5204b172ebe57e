#include "tests/kit/mistake_figures.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "core/card/fnv.h"
#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "core/duel/save.h"
#include "grammar/text/english_words.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/broken_worlds.h"
#include "tests/kit/dealt_duel.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/checking/module_check.h"
#include "tools/checking/script_check.h"
#include "tools/display/thing_names.h"
#include "tools/files/in_parallel.h"
#include "tools/gate/fixes.h"
#include "tools/library/deck_file.h"
#include "tools/library/known_words.h"
#include "tools/scenario/runner.h"

namespace sleight::kit {
namespace {

namespace fs = std::filesystem;

const std::string root = SLEIGHT_SOURCE_DIR;

std::string content(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

/// The files below a folder whose paths `wanted` holds for, in their order.
std::vector<SoundFile> files_below(const std::string& folder,
                                   const std::function<bool(const std::string&)>& wanted) {
  std::vector<std::string> paths;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && wanted(entry.path().string())) paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  std::vector<SoundFile> files;
  for (const std::string& path : paths) files.emplace_back(path, content(path));
  return files;
}

/// Longer scenario files are the same again, and take longer; and there are more than are needed.
constexpr std::size_t most_of_a_scenario_file = 2000;
constexpr std::uint32_t one_scenario_file_of = 12;

std::uint32_t number_of(const std::string& what) {
  Fnv<std::uint32_t> hash;
  hash.add(what);
  return hash.value();
}

/// The file without the folder of the tree, which differs from machine to machine.
std::string short_name(const std::string& file) {
  return file.starts_with(root) ? file.substr(root.size()) : file;
}

std::vector<SoundFile> files_of(SeededIn in) {
  const auto is_lua = [](const std::string& path) { return path.ends_with(".lua"); };
  switch (in) {
    case SeededIn::cards: {
      std::vector<SoundFile> cards = files_below(root + "/cards", [&](const std::string& path) {
        return is_lua(path) && !path.ends_with("/set.lua");
      });
      // That a card is not supported is told of it always, by its own words.
      std::erase_if(cards,
                    [](const SoundFile& file) { return file.text.find("unsupported") != std::string::npos; });
      return cards;
    }
    case SeededIn::modules: {
      std::vector<SoundFile> files =
          files_below(root + "/cards", [](const std::string& path) { return path.ends_with("/set.lua"); });
      for (const char* folder : {"/scripting/keywords", "/scripting/rules", "/tests/mods"})
        for (SoundFile& file : files_below(root + folder, [&](const std::string& path) {
               return is_lua(path) && path.find("/scenarios/") == std::string::npos;
             }))
          files.push_back(std::move(file));
      files.emplace_back(root + "/scripting/counters.lua", content(root + "/scripting/counters.lua"));
      return files;
    }
    case SeededIn::scenarios:
      return files_below(root + "/tests/scenarios", [&](const std::string& path) {
        return is_lua(path) && fs::file_size(path) < most_of_a_scenario_file &&
               number_of(short_name(path)) % one_scenario_file_of == 0;
      });
    case SeededIn::decks:
      return files_below(root + "/cards/decks",
                         [](const std::string& path) { return path.ends_with(".txt"); });
    case SeededIn::saves: {
      std::vector<SoundFile> files;
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        DealtDuel dealt(standard_rules(), {}, seed);
        dealt.reach_main(bob);
        files.emplace_back("duel " + std::to_string(seed), save(dealt.duel()));
      }
      return files;
    }
  }
  return {};
}

/// A card of the library as card data has it.
CardData data_of(const Card& card, const Words& words) {
  CardData data;
  data.name = card.name;
  data.cost = card.has_cost ? print_mana(card.cost) : "";
  for (const std::string& supertype : names_of(card.supertypes)) data.type += capitals(supertype) + " ";
  for (const std::string& type : names_of(card.types)) data.type += capitals(type) + " ";
  if (card.is_local_enchantment() || !card.subtypes.empty()) data.type += "— ";
  if (card.is_local_enchantment()) data.type += "Aura ";
  for (const Word type : card.subtypes) data.type += capitals(words.spelling(type)) + " ";
  while (data.type.ends_with(' ')) data.type.pop_back();
  const auto number = [](const Box<Amount>& amount) {
    return !amount                              ? std::string()
           : amount->kind == AmountKind::number ? std::to_string(amount->number)
                                                : "*";
  };
  data.power = number(card.power);
  data.toughness = number(card.toughness);
  data.text = card.text;
  return data;
}

/// What holds files of all sorts against what is known: made once, used by several threads.
class Judge {
 public:
  Judge() : data_(vocabulary()) {
    const Scripts none;
    Surroundings around = surroundings_of({}, none, {}, 1);
    data_.names = std::move(around.names);
    for (const CollectedSet& set : around.sets)
      data_.sets[folder_of(set.folder + "/set.lua")] = set.info.code;
    const Library& library = *whole_library().library;
    std::vector<CardData> cards;
    for (const CollectedCard& each : whole_library().cards)
      cards.push_back(data_of(library.card(each.id), library.words()));
    with_facts_ = std::make_unique<CheckData>(data_);
    with_facts_->facts = by_name(cards);
    for (const fs::directory_entry& mod : fs::directory_iterator(root + "/tests/mods")) {
      const std::vector<std::string> paths{mod.path().string()};
      of_mods_[paths.front()] =
          std::make_unique<CheckData>(surroundings_of({}, load_scripts(paths, 1), paths, 1).vocabulary);
    }
    world_ = whole_world();
    rules_ = std::make_shared<const Rules>(standard_rules());
  }

  /// What the program tells of a text that stands in the place of a file.
  Diagnostics findings(const MistakeKind& kind, const std::string& file, const std::string& text) const {
    switch (kind.in) {
      case SeededIn::cards:
        return of_card(file, text, kind.against_data ? *with_facts_ : data_);
      case SeededIn::modules:
        return of_module(file, text);
      case SeededIn::scenarios:
        return of_scenario(file, text);
      case SeededIn::decks:
        return read_deck(file, text, *whole_library().library).problems;
      case SeededIn::saves:
        return of_save(text);
    }
    return {};
  }

 private:
  static Vocabulary vocabulary() { return surroundings_of({}, Scripts{}, {}, 1).vocabulary; }

  static Diagnostics of_card(const std::string& file, const std::string& text, const CheckData& data) {
    // Each thread has a sandbox of its own, which knows the language already.
    thread_local Words words;
    thread_local ScriptReader reader(words);
    Diagnostics found;
    const std::optional<CardFile> script = read_script(reader, file, text, found);
    if (!script) return found;
    for (Diagnostic& finding : check_script(*script, words, data).findings())
      found.push_back(std::move(finding));
    return found;
  }

  Diagnostics of_module(const std::string& file, const std::string& text) const {
    Scripts scripts;
    const std::string mod = mod_of(file);
    const CheckData& data = mod.empty() ? data_ : *of_mods_.at(mod);
    // A keyword defines a word: each has a sandbox of its own.
    ScriptReader reader(scripts.words, data_directory(),
                        mod.empty() ? std::vector<std::string>{} : std::vector<std::string>{mod});
    std::vector<Value> values = reader.read(file, text, scripts.findings);
    Diagnostics found = scripts.findings;
    for (Value& value : values) {
      if (const auto* rules = std::get_if<RuleScript>(&value))
        if (auto wrong = wrong_likeness(*rules, file, {}, data_directory())) found.push_back(*wrong);
      if (const auto* set = std::get_if<SetInfo>(&value))
        scripts.sets.push_back({fs::path(file).parent_path().string(), *set});
      if (CardScript* card = held_in<CardScript>(value)) {
        const CardFile script{file, text, card->card, card->differs, card->functions};
        for (Diagnostic& finding : check_script(script, scripts.words, data).findings())
          found.push_back(std::move(finding));
        return found;
      }
    }
    if (!values.empty()) scripts.module_files.push_back({file, text, 0, values.size()});
    scripts.modules = std::move(values);
    for (Diagnostic& finding : check_modules(scripts, {data.counters, data.phases}, {}))
      found.push_back(std::move(finding));
    return found;
  }

  Diagnostics of_scenario(const std::string& file, const std::string& text) const {
    Diagnostics found = check_repeated_keys(file, text);
    for (const scenario::Result& result : scenario::run_source(world_, file, text))
      if (!result.passed)
        found.push_back({"T0601", Severity::error, {file, result.line}, result.message, ""});
    return found;
  }

  Diagnostics of_save(const std::string& bytes) const {
    const Loaded loaded = load(bytes, small_library(), rules_);
    if (loaded.duel) return {};
    return {{"", Severity::error, {}, loaded.refusal, ""}};
  }

  /// The mod that a file lies in; "" where it is in none.
  static std::string mod_of(const std::string& file) {
    const std::string mods = root + "/tests/mods/";
    return file.starts_with(mods) ? file.substr(0, file.find('/', mods.size())) : "";
  }

  CheckData data_;
  std::unique_ptr<CheckData> with_facts_;
  std::map<std::string, std::unique_ptr<CheckData>> of_mods_;
  scenario::World world_;
  std::shared_ptr<const Rules> rules_;
};

/// One mistake that is tried.
struct Trial {
  const MistakeKind* kind;
  const SoundFile* file;
  SeededMistake mistake;
};

/// At most so many of a kind: as many files as there are, then a second place of each.
std::vector<Trial> trials_of(const MistakeKind& kind, const std::vector<SoundFile>& files, std::size_t most) {
  struct OfFile {
    std::uint32_t order;
    const SoundFile* file;
    std::vector<SeededMistake> places;
  };
  std::vector<OfFile> all;
  for (const SoundFile& file : files) {
    // Where a script says that it differs from the data it is not held against them.
    if (kind.against_data && file.text.find("differs = ") != std::string::npos) continue;
    const std::string name = std::string(kind.group) + kind.name + short_name(file.file);
    all.push_back({number_of(name), &file, {}});
  }
  std::sort(all.begin(), all.end(), [](const OfFile& a, const OfFile& b) {
    return std::pair(a.order, a.file->file) < std::pair(b.order, b.file->file);
  });
  std::vector<Trial> trials;
  std::vector<OfFile> with_places;
  for (OfFile& of : all) {
    if (with_places.size() >= most) break;
    of.places = kind.places(*of.file);
    std::sort(of.places.begin(), of.places.end(), [&](const SeededMistake& a, const SeededMistake& b) {
      const auto order = [&](const SeededMistake& m) {
        return std::tuple(number_of(std::to_string(of.order) + " " + std::to_string(m.at) + m.instead), m.at,
                          m.instead);
      };
      return order(a) < order(b);
    });
    if (!of.places.empty()) with_places.push_back(std::move(of));
  }
  for (std::size_t round = 0; trials.size() < most; ++round) {
    const std::size_t before = trials.size();
    for (const OfFile& of : with_places)
      if (round < of.places.size() && trials.size() < most)
        trials.push_back({&kind, of.file, of.places[round]});
    if (trials.size() == before) break;
  }
  return trials;
}

int line_at(const std::string& text, std::size_t at) {
  return 1 + static_cast<int>(std::count(
                 text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(at, text.size())), '\n'));
}

bool is_on_line(const Trial& trial, const std::string& text, const Diagnostics& findings) {
  const int first = line_at(text, trial.mistake.at);
  const int last = line_at(text, trial.mistake.at + trial.mistake.instead.size());
  const bool from_text =
      trial.mistake.at >= trial.file->first_of_text && trial.mistake.at <= trial.file->end_of_text;
  const auto holds = [&](const Location& where) {
    // What is left out of the text is said in the script, and the other way round.
    if (trial.kind->in_other_entry) {
      const SoundFile now(trial.file->file, text);
      const bool in_text =
          where.line >= line_at(text, now.first_of_text) && where.line <= line_at(text, now.end_of_text);
      if (in_text != from_text) return true;
    }
    return (where.line >= first && where.line <= last) ||
           (where.line < first && std::max(where.end_line, where.line) >= last);
  };
  return std::any_of(findings.begin(), findings.end(), [&](const Diagnostic& finding) {
    return holds(finding.location) ||
           std::any_of(finding.related.begin(), finding.related.end(),
                       [&](const RelatedPlace& place) { return holds(place.location); });
  });
}

/// A text without the blanks that nobody minds.
std::string without_blanks(const std::string& text) {
  std::string rest;
  for (const char c : text)
    if (c != ' ' && c != '\n' && c != '\t') rest += c;
  return rest;
}

/// Whether the word or words stand in a text, and not as parts of others.
bool names(const std::string& said, const std::string& right) {
  const auto is_part = [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  for (std::size_t at = said.find(right); at != std::string::npos; at = said.find(right, at + 1)) {
    const bool begins = at == 0 || !is_part(said[at - 1]) || !is_part(right.front());
    const std::size_t end = at + right.size();
    const bool ends = end >= said.size() || !is_part(said[end]) || !is_part(right.back());
    if (begins && ends) return true;
  }
  return false;
}

bool is_mended(const Trial& trial, const std::string& text, const Diagnostics& findings) {
  std::string right = trial.mistake.right;
  if (right.empty()) right = trial.file->text.substr(trial.mistake.at, trial.mistake.length);
  while (!right.empty() && right.front() == ' ') right.erase(0, 1);
  while (!right.empty() && right.back() == ' ') right.pop_back();
  for (const Diagnostic& finding : findings) {
    if (!right.empty() && (names(finding.fix, right) || names(finding.message, right))) return true;
    if (finding.edits.empty()) continue;
    Report report;
    report.source(trial.file->file, text);
    report.add(finding);
    for (const FixedFile& fixed : fixed_files(report, true))
      if (without_blanks(fixed.after) == without_blanks(trial.file->text)) return true;
  }
  return false;
}

constexpr std::pair<SeededIn, const char*> sound_rows[] = {{SeededIn::cards, "a card"},
                                                           {SeededIn::modules, "another script"},
                                                           {SeededIn::scenarios, "a scenario file"},
                                                           {SeededIn::decks, "a deck"},
                                                           {SeededIn::saves, "a save"}};

/// Of which files something is told as they are.
std::vector<char> told_of(const Judge& judge, const MistakeKind& as, const std::vector<SoundFile>& files,
                          int jobs) {
  std::vector<char> told(files.size());
  in_parallel(files.size(), jobs, [&](std::size_t i, std::size_t) {
    told[i] = judge.findings(as, files[i].file, files[i].text).empty() ? 0 : 1;
  });
  return told;
}

void keep_untold(std::vector<SoundFile>& files, const std::vector<char>& told) {
  std::vector<SoundFile> kept;
  for (std::size_t i = 0; i < files.size(); ++i)
    if (told[i] == 0) kept.push_back(std::move(files[i]));
  files = std::move(kept);
}

}  // namespace

MistakeFigures& MistakeFigures::operator+=(const MistakeFigures& more) {
  made += more.made, found += more.found, on_line += more.on_line, mended += more.mended;
  return *this;
}

bool has_lines(SeededIn in) { return in != SeededIn::saves; }

AllMistakeFigures measured_mistakes(std::size_t of_a_kind,
                                    const std::function<void(const ToldMistake&)>& hear) {
  static const Judge judge;
  const int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  AllMistakeFigures figures;
  std::map<SeededIn, std::vector<SoundFile>> files;
  for (const auto& [in, name] : sound_rows) {
    files[in] = files_of(in);
    MistakeFigures& sound = figures[{no_mistake, name}];
    const std::vector<char> told = told_of(judge, {no_mistake, name, in, {}}, files[in], jobs);
    sound.made = static_cast<int>(told.size());
    sound.found = static_cast<int>(std::count(told.begin(), told.end(), 1));
    keep_untold(files[in], told);
  }
  std::vector<SoundFile> with_data = files[SeededIn::cards];
  keep_untold(with_data, told_of(judge, {no_mistake, "", SeededIn::cards, {}, true}, with_data, jobs));
  std::vector<Trial> trials;
  for (const MistakeKind& kind : mistake_kinds())
    for (Trial& trial : trials_of(kind, kind.against_data ? with_data : files.at(kind.in), of_a_kind))
      trials.push_back(std::move(trial));
  std::mutex lock;
  in_parallel(trials.size(), jobs, [&](std::size_t i, std::size_t) {
    const Trial& trial = trials[i];
    const std::string text = trial.mistake.made_in(trial.file->text);
    const Diagnostics findings = judge.findings(*trial.kind, trial.file->file, text);
    const bool lines = has_lines(trial.kind->in);
    const bool told = !findings.empty();
    const bool on_line = told && (!lines || is_on_line(trial, text, findings));
    const bool mended = told && (!lines || is_mended(trial, text, findings));
    const std::lock_guard<std::mutex> mine(lock);
    figures[{trial.kind->group, trial.kind->name}] += {1, told ? 1 : 0, on_line ? 1 : 0, mended ? 1 : 0};
    if (hear) hear({*trial.kind, *trial.file, trial.mistake, findings, on_line, mended});
  });
  return figures;
}

AllMistakeFigures kept_mistakes() {
  AllMistakeFigures all;
  const auto file = nlohmann::json::parse(content(root + "/tests/data/seeded_mistakes.json"));
  for (const auto& [group, kinds] : file.items())
    for (const auto& [name, row] : kinds.items())
      all[{group, name}] = {row["made"].get<int>(), row["found"].get<int>(), row["on the line"].get<int>(),
                            row["right fix"].get<int>()};
  return all;
}

void write_mistakes(std::ostream& out, const AllMistakeFigures& figures) {
  nlohmann::ordered_json all;
  for (const auto& [kind, row] : figures)
    all[kind.first][kind.second] = {
        {"made", row.made}, {"found", row.found}, {"on the line", row.on_line}, {"right fix", row.mended}};
  out << all.dump(1) << "\n";
}

}  // namespace sleight::kit
