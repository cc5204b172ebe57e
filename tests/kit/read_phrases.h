#pragma once

#include <span>
#include <string>

#include "grammar/facts.h"
#include "grammar/text_reader.h"

namespace sleight::kit {

/// A phrase that cards are made of, on a "Test Card" of that type.
struct Sample {
  const char* type;
  const char* text;
};

/// What came of reading one.
struct Read {
  FactsReading facts;
  Reading reading;
  Card card;
};

Read read(const std::string& type, const std::string& text, Wording wording = Wording::house);

/// Each is understood, and is described so that it reads back as the same card.
void expect_read_and_described(std::span<const Sample> phrases);
/// None of them is understood.
void expect_unread(std::span<const Sample> phrases);
/// Each of them means what the first means.
void expect_same_meanings(const Sample& first, std::span<const Sample> others);
/// Each of them means something else than the first.
void expect_other_meanings(const Sample& first, std::span<const Sample> others);

}  // namespace sleight::kit
