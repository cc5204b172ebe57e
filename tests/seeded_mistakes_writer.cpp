// Writes tests/data/seeded_mistakes.json: how many seeded mistakes the program tells, and how well.
//   seeded_mistakes_writer SEEDED_MISTAKES.json [GROUP]
// With a group, what is told badly of its kinds is printed.
#include <fstream>
#include <iostream>

#include "tests/kit/mistake_figures.h"

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: the program is of it
  if (argc != 2 && argc != 3) {
    std::cerr << "usage: seeded_mistakes_writer SEEDED_MISTAKES.json [GROUP]\n";
    return 2;
  }
  const std::string group = argc == 3 ? argv[2] : "";
  const auto show = [&](const kit::ToldMistake& told) {
    const std::string of = told.kind.group;
    if ((group != of && group != "all") || (told.on_line && told.mended)) return;
    const std::string was = told.file.text.substr(told.mistake.at, told.mistake.length);
    std::cout << of << ", " << told.kind.name << ": " << told.file.file << ": `" << was << "` -> `"
              << told.mistake.instead << "`" << (told.findings.empty() ? " NOT FOUND" : "")
              << (told.on_line ? "" : " ELSEWHERE") << (told.mended ? "" : " NO FIX") << "\n";
    for (const Diagnostic& finding : told.findings)
      std::cout << "    " << finding.location.line << ":" << finding.location.column << " " << finding.code
                << " " << finding.message << " | " << finding.fix << "\n";
  };
  const kit::AllMistakeFigures figures = kit::measured_mistakes(kit::mistakes_of_a_kind, show);
  std::ofstream out(argv[1]);
  kit::write_mistakes(out, figures);
  if (out.flush()) return 0;
  std::cerr << "cannot write " << argv[1] << "\n";
  return 1;
}
