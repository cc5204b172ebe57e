#include "tests/kit/allocations.h"

#include <cstdlib>
#include <new>

namespace sleight::kit {
namespace {

thread_local Allocations asked_for;

}  // namespace

Allocations allocations_so_far() { return asked_for; }

#ifndef SLEIGHT_SANITIZED
namespace {

void* counted(std::size_t size) {
  ++asked_for.count;
  asked_for.bytes += size;
  // NOLINTNEXTLINE: what `new` is made of
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace
#endif

}  // namespace sleight::kit

#ifndef SLEIGHT_SANITIZED
void* operator new(std::size_t size) { return sleight::kit::counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }               // NOLINT
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }  // NOLINT
#endif
