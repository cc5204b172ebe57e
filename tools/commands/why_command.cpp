#include "tools/commands/why_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <memory>
#include <utility>

#include "core/card/diagnostic.h"
#include "core/card/letters.h"
#include "core/duel/save.h"
#include "core/explanation/explain.h"
#include "core/explanation/short_text.h"
#include "core/playing/turn/replay.h"
#include "scripting/lua/nearest_word.h"
#include "tools/checking/mods_in_play.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/meant_command.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/command_line/table_setup.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/files/file_system.h"
#include "tools/library/condition_words.h"
#include "tools/library/mod_folders.h"
#include "tools/reports/why_report.h"

namespace sleight {
namespace {

/// It is no value of the object but of the moment: told last, in lines and not step by step.
constexpr const char* legality = "legality";

struct WhyOptions {
  std::string file, object, value, rules;
  long at = -1;
  bool list = false;
};

void fail(Program& program, const char* code, const std::string& file, const std::string& message,
          const std::string& fix) {
  program.refuse(Diagnostic{code, Severity::error, {file, 0, 0, 1}, message, fix});
}

/// The duel that `file` holds: a save, or a record played to the point asked for.
/// `usual_rules` are those of a save where the command line names none.
std::shared_ptr<Duel> open_duel(Program& program, const WhyOptions& o, const std::string& usual_rules) {
  std::string text;
  if (!program.has_file(o.file)) return nullptr;
  if (!read_file(o.file, text)) {
    fail(program, "T0701", o.file, "it cannot be read as a file", "");
    return nullptr;
  }
  TableSetup setup;
  // A record is JSON and begins with a brace; a save never does.
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && text[first] == '{') {
    if (!o.rules.empty()) {
      program.usage("T0104", "a record names its rule set itself", "leave `--rules` out");
      return nullptr;
    }
    if (!set_record_table(program, o.file, setup)) return nullptr;
    Replay replayed = replay(setup.record, setup.cards.library, setup.rules, o.at);
    return is_as_recorded(program, o.file, setup, replayed, "--at", o.at) ? replayed.duel : nullptr;
  }
  if (o.at >= 0) {
    program.usage("T0104", "`--at` counts the rest points of a record, and `" + o.file + "` is none",
                  "leave `--at` out");
    return nullptr;
  }
  if (!program.has_sources()) return nullptr;
  setup.cards = open_cards(program);
  Report report;
  report.add(faults_of_mods(program.sources, setup.cards));
  // A card of the library that is broken and not in the duel is told by `check` alone.
  for (const Diagnostic& finding : setup.cards.findings)
    if (lies_in(finding.location.file, program.sources.mods)) report.add(finding);
  if (report.errors() > 0) {
    program.refuse(report);
    return nullptr;
  }
  setup.rules = rules_to_play_by(program, o.rules.empty() ? usual_rules : o.rules, program.sources);
  if (!setup.rules) return nullptr;
  Loaded loaded = load(text, setup.cards.library, setup.rules);
  if (loaded.duel) return std::make_shared<Duel>(std::move(*loaded.duel));
  fail(program, "T0701", o.file, loaded.refusal, "save one with `sleight duel DECK DECK --save FILE`");
  return nullptr;
}

/// All things of the duel in the order in which those of one name are counted: first those in play, oldest
/// first, then those in hands, then all others.
std::vector<ObjectId> counted_objects(const Duel& duel) {
  std::vector<ObjectId> objects;
  for (const std::uint16_t slot : duel.in_play) objects.push_back(duel.id_of(slot));
  for (const bool in_hand : {true, false})
    for (std::size_t slot = 0; slot < duel.objects.size(); ++slot) {
      const Zone zone = duel.objects[slot].zone;
      if (zone != Zone::in_play && (zone == Zone::hand) == in_hand)
        objects.push_back(duel.id_of(static_cast<std::uint16_t>(slot)));
    }
  return objects;
}

/// "Grizzly Bears", or "Grizzly Bears#2" for the second.
ObjectId find_object(const Duel& duel, std::string name) {
  int wanted = 1;
  const auto hash = name.rfind('#');
  // At most four digits after the sign, which `stoi` cannot overflow.
  if (hash != std::string::npos && hash + 1 < name.size() &&
      name.find_first_not_of("0123456789", hash + 1) == std::string::npos && name.size() - hash < 6) {
    wanted = std::stoi(name.substr(hash + 1));
    name.resize(hash);
  }
  for (const ObjectId id : counted_objects(duel))
    if (lowered(title_of(duel, id)) == lowered(name) && --wanted == 0) return id;
  return {};
}

/// The things of the duel, zone by zone as they are counted.
ListedObjects listed_objects(const Duel& duel) {
  std::map<std::string, int> met;
  ListedObjects zones;
  for (const ObjectId id : counted_objects(duel)) {
    const Zone zone = duel.object(id).zone;
    if (zone == Zone::nowhere) continue;
    const std::string title = title_of(duel, id);
    const int number = ++met[lowered(title)];
    const auto here = [zone](const auto& each) { return each.first == zone; };
    auto place = std::find_if(zones.begin(), zones.end(), here);
    if (place == zones.end()) place = zones.emplace(zones.end(), zone, std::vector<std::string>{});
    place->second.push_back(number == 1 ? title : title + "#" + std::to_string(number));
  }
  return zones;
}

void print_list(const ListedObjects& zones, const std::vector<std::string>& values) {
  for (const auto& [zone, titles] : zones) std::cout << name_of(zone) << ": " << listed(titles) << "\n";
  std::cout << "values: " << listed(values) << "\n";
}

/// What is asked of an object: one of `values`, or all of them.
ToldObject told_object(const Duel& duel, ObjectId id, const std::vector<std::string>& values,
                       const std::string& asked) {
  ToldObject told{.name = title_of(duel, id),
                  .zone = name_of(duel.object(id).zone),
                  .turn = static_cast<int>(duel.turn.number),
                  .active = name_of(duel.active()),
                  .step = step_of(duel)};
  for (const std::string& value : values) {
    if (!asked.empty() && value != asked) continue;
    if (value != legality) {
      told.values.push_back(explained(duel, id, value));
      continue;
    }
    told.tells_legality = true;
    const ConditionWords words = condition_words(std::make_shared<const Vocabulary>(duel.library()));
    told.uses = possible_uses(duel, id, &words);
  }
  return told;
}

void print(const ToldObject& told) {
  std::cout << told.name << ", " << told.zone << ", turn " << told.turn << " (" << told.active << "'s "
            << told.step << ")\n";
  for (const Explanation& value : told.values) {
    std::string text = to_text(value);
    if (text.empty() || text.back() != '\n') text += '\n';
    std::cout << text;
  }
  for (const PossibleUse& use : told.uses) std::cout << use.sentence << '\n';
}

void run(Program& program, const CLI::App& command, const WhyOptions& o) {
  if (o.object.empty() && !o.list) {
    program.usage("T0104", "`sleight why` is told no object",
                  "name a card of the duel; `sleight why " + o.file + " --list` lists them");
    return;
  }
  std::vector<std::string> values = explainable_values();
  values.emplace_back(legality);
  if (!o.value.empty() && std::find(values.begin(), values.end(), o.value) == values.end()) {
    const std::string near = closest_word(o.value, values);
    program.usage("T0802", "`" + o.value + "` cannot be explained",
                  near.empty() ? "one of: " + listed(values) : "write `" + near + "`");
    return;
  }
  if (!is_for_command(program, o.file, {FileKind::record, FileKind::saved_duel})) return;
  // After the value is known to be one: loading the cards takes longer.
  Settings settings;
  if (!open_settings_of_folder(program, command, settings)) return;
  const std::shared_ptr<Duel> duel = open_duel(program, o, rule_set_to_play(command, settings));
  if (!duel) return;
  if (o.list) {
    const ListedObjects objects = listed_objects(*duel);
    if (program.format() == Format::json)
      std::cout << why_list_json(objects, values);
    else
      print_list(objects, values);
    return;
  }
  const ObjectId id = find_object(*duel, o.object);
  if (!id) {
    std::vector<std::string> names;
    for (std::size_t slot = 0; slot < duel->objects.size(); ++slot)
      names.push_back(title_of(*duel, duel->id_of(static_cast<std::uint16_t>(slot))));
    const std::string near = closest_word(o.object, names);
    fail(program, "T0801", o.file, "the duel has no `" + o.object + "` there",
         near.empty() ? "`sleight why " + o.file + " --list` lists what it has" : "write `" + near + "`");
    return;
  }
  const ToldObject told = told_object(*duel, id, values, o.value);
  if (program.format() == Format::json)
    std::cout << why_json(told);
  else
    print(told);
}

}  // namespace

void add_why(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("why", "explain a value in a saved duel or at a point of a record");
  auto o = std::make_shared<WhyOptions>();
  add_input(*command, program, "file", o->file, "a record or a saved duel; - is the standard input")
      ->required();
  CLI::Option* const object =
      command->add_option("object", o->object, "a card's name; `Name#2` for the second of that name");
  command->add_option("value", o->value, "power, types, controller, ..., legality (default: all)");
  command->add_flag("--list", o->list, "list the cards of the duel, and the values, and explain none")
      ->excludes(object);
  command->add_option("--at", o->at, "in a record: after so many rest points (default: at its end)")
      ->check(CLI::Range(0L, 1'000'000'000L));
  command->add_option("--rules", o->rules,
                      "rule set of a saved duel: fifth, microprose, or one of a mod (default: the first of "
                      "the settings, or fifth)");
  add_settings_of_folder(*command, program);
  add_sources(*command, program);
  add_listing_format(*command, program);
  on_run(*command, program, [&program, command, o] { run(program, *command, *o); });
}

}  // namespace sleight
