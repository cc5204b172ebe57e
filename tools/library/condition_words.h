#pragma once

#include <memory>

#include "core/explanation/unmet_condition.h"
#include "grammar/open_words.h"

namespace sleight {

/// The English of conditions as the grammar says it, in the words of `vocabulary`.
ConditionWords condition_words(const std::shared_ptr<const Vocabulary>& vocabulary);

}  // namespace sleight
