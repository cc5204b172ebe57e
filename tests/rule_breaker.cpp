// Writes sources in which each part of a rule that stands in a source can be broken by its number: what a
// part says becomes `(sleight::broken(7) ? instead : says)`.
//   rule_breaker ROOT OUT     reads ROOT/tests/broken_rules, writes each such source below OUT
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "tests/kit/rule_parts.h"

namespace {

using sleight::kit::RulePart;

std::string contents(const std::string& path) {
  std::ifstream in{path};
  if (!in) throw std::runtime_error("cannot read " + path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// Where the text stands in the source; it stands there once.
std::size_t place_of(const RulePart& part, const std::string& source) {
  const std::size_t at = source.find(part.says);
  const std::string what = part.rule + ": " + part.says_the_rule + ": `" + part.says + "` stands ";
  if (part.says.empty() || at == std::string::npos) throw std::runtime_error(what + "not in " + part.file);
  if (source.find(part.says, at + 1) != std::string::npos)
    throw std::runtime_error(what + "more than once in " + part.file);
  return at;
}

/// What stands for the text when each of the parts that say it can be broken.
std::string breakable(const std::vector<const RulePart*>& parts) {
  const std::string& says = parts.front()->says;
  const bool statements = says.ends_with(";") || says.ends_with("}");
  std::string text = statements ? "{ " + says + " }" : "(" + says + ")";
  for (const RulePart* part : parts) {
    const std::string asked = "::sleight::broken(" + std::to_string(part->number) + ")";
    text = statements ? "if (" + asked + ") { " + part->instead + " } else " + text
                      : "(" + asked + " ? (" + part->instead + ") : " + text + ")";
  }
  return text;
}

std::string broken_source(const std::string& source, const std::vector<RulePart>& parts,
                          const std::string& file) {
  std::map<std::size_t, std::vector<const RulePart*>, std::greater<>> places;
  for (const RulePart& part : parts)
    if (part.file == file) places[place_of(part, source)].push_back(&part);
  std::string text = source;
  std::size_t end = source.size();
  for (const auto& [at, here] : places) {  // from the last place to the first
    for (const RulePart* part : here)
      if (part->says != here.front()->says || at + part->says.size() > end)
        throw std::runtime_error(part->rule + ": `" + part->says +
                                 "` overlaps with what another part breaks in " + file);
    text.replace(at, here.front()->says.size(), breakable(here));
    end = at;
  }
  return "namespace sleight { bool broken(int part); }\n#line 1 \"" + file + "\"\n" + text;
}

void write_when_changed(const std::filesystem::path& path, const std::string& text) {
  if (std::filesystem::exists(path) && contents(path) == text) return;
  std::filesystem::create_directories(path.parent_path());
  std::ofstream{path} << text;
}

int run(const std::string& root, const std::filesystem::path& out) {
  const std::vector<RulePart> parts = sleight::kit::read_rule_parts(root + "/tests/broken_rules");
  std::map<std::string, std::string> sources;
  for (const RulePart& part : parts)
    if (!part.file.empty()) sources.try_emplace(part.file, "");
  for (auto& [file, text] : sources)
    write_when_changed(out / file, broken_source(contents(root + "/" + file), parts, file));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 3) return run(argv[1], argv[2]);
    std::cerr << "usage: rule_breaker ROOT OUT\n";
  } catch (const std::exception& problem) {
    std::cerr << "rule_breaker: " << problem.what() << "\n";
  }
  return 2;
}
