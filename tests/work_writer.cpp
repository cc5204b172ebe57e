// Writes tests/data/work.json: what the duels of tests/kit/measured_work.h take. To be run after a change
// that has its price; the test Work proves that none grows unseen.
//   work_writer
#include <fstream>
#include <iostream>

#include "tests/kit/measured_work.h"

int main() {
  std::ofstream out(sleight::kit::work_file());
  out << sleight::kit::measured_work().dump(2) << "\n";
  if (out.flush()) return 0;
  std::cerr << "cannot write " << sleight::kit::work_file() << "\n";
  return 1;
}
