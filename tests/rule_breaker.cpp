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

/// A stretch of a source.
struct Stretch {
  std::size_t at = std::string::npos;
  std::size_t length = 0;
};

bool is_space(char letter) { return letter == ' ' || letter == '\n'; }

/// How much of `source` from `at` on reads as `quoted` does; 0 where it reads otherwise. Any white space is
/// as good as any other, so that a source may be formatted anew.
std::size_t length_of_match(const std::string& source, std::size_t at, const std::string& quoted) {
  std::size_t next = at;
  for (std::size_t i = 0; i < quoted.size();) {
    if (next >= source.size() || is_space(quoted[i]) != is_space(source[next])) return 0;
    if (is_space(quoted[i])) {
      while (i < quoted.size() && is_space(quoted[i])) ++i;
      while (next < source.size() && is_space(source[next])) ++next;
    } else if (quoted[i++] != source[next++]) {
      return 0;
    }
  }
  return next - at;
}

/// The first stretch from `at` on that reads as `quoted` does.
Stretch stretch_of(const std::string& source, const std::string& quoted, std::size_t at) {
  const auto begin = [&] { return quoted.empty() ? std::string::npos : source.find(quoted[0], at); };
  for (at = begin(); at != std::string::npos; ++at, at = begin())
    if (const std::size_t length = length_of_match(source, at, quoted)) return {at, length};
  return {};
}

/// Where the text stands in the source; it stands there once.
Stretch place_of(const RulePart& part, const std::string& source) {
  const Stretch place = stretch_of(source, part.says, 0);
  const std::string what = part.rule + ": " + part.says_the_rule + ": `" + part.says + "` stands ";
  if (place.length == 0) throw std::runtime_error(what + "not in " + part.file);
  if (stretch_of(source, part.says, place.at + 1).length != 0)
    throw std::runtime_error(what + "more than once in " + part.file);
  return place;
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
  struct Place {
    std::size_t length = 0;
    std::vector<const RulePart*> parts;
  };
  std::map<std::size_t, Place, std::greater<>> places;
  for (const RulePart& part : parts) {
    if (part.file != file) continue;
    const Stretch stretch = place_of(part, source);
    Place& place = places[stretch.at];
    place.parts.push_back(&part);
    place.length = stretch.length;
  }
  std::string text = source;
  std::size_t end = source.size();
  for (const auto& [at, here] : places) {  // from the last place to the first
    for (const RulePart* part : here.parts)
      if (part->says != here.parts.front()->says || at + here.length > end)
        throw std::runtime_error(part->rule + ": `" + part->says +
                                 "` overlaps with what another part breaks in " + file);
    text.replace(at, here.length, breakable(here.parts));
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
