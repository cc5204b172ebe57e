#include "tools/files/in_parallel.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace sleight {
namespace {

TEST(InParallel, WhatAWorkerThrowsIsThrownWhenAllHaveStopped) {
  std::atomic<int> done{0};
  const auto work = [&](std::size_t i, std::size_t /*worker*/) {
    if (i == 5) throw std::runtime_error("oh no");
    ++done;
  };
  EXPECT_THROW(in_parallel(1000, 4, work), std::runtime_error);
  EXPECT_LT(done, 1000);
  in_parallel(5, 4, work);
}

}  // namespace
}  // namespace sleight
