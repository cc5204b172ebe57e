// Drives a harness without libFuzzer: fuzz_meaning FOLDER SECONDS [SEED] tries damaged copies of the files of
// a folder (see the target fuzz_seeds) for so long. The same seed tries the same copies; what makes the
// harness end is written to the file `fuzz_case` before it is tried.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/mutate.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: a program of the tests
  if (argc < 3) {
    std::fprintf(stderr, "usage: %s FOLDER SECONDS [SEED]\n", argv[0]);
    return 2;
  }
  std::vector<std::string> seeds;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
    std::ifstream file(entry.path(), std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  if (seeds.empty()) return 2;
  std::sort(seeds.begin(), seeds.end());  // the order of a folder is nobody's
  Random random{argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1};
  const auto any_seed = [&]() -> const std::string& {
    return seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
  };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atol(argv[2]));
  std::size_t tried = 0;
  for (; std::chrono::steady_clock::now() < end; ++tried) {
    // Pieces of other texts are the scraps: sentences that nobody has put together.
    const std::string& other = any_seed();
    const std::size_t from = random.below(static_cast<std::uint32_t>(other.size() + 1));
    const std::string text =
        fuzz::mutate(any_seed(), random, {other.substr(from), other.substr(0, from), "\"", "'s", "\n"});
    std::ofstream("fuzz_case", std::ios::binary) << text;
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  }
  std::printf("%zu texts tried\n", tried);
  return 0;
}
